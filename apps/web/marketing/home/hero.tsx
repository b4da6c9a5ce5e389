import { Link } from 'react-router'
import { ButtonLink } from '../../ui/button.tsx'
import { CallToAction } from '../call-to-action.tsx'
import styles from './hero.module.css'
import { HeroPair } from './hero-pair.tsx'

/** The question, the answer's form, and two real reports side by side as the proof. */
export function Hero() {
  return (
    <section className={styles.hero} id="home" aria-labelledby="home-title">
      <div className={styles.words}>
        <h1 className={styles.headline} id="home-title">
          Creators you can vouch&nbsp;for
        </h1>
        <div className={styles.side}>
          <p className={styles.lead}>
            Before you pay a creator, find out whether their audience is real. Vouch measures it, tells you how sure it
            is, and shows you the evidence.
          </p>
          <div className={styles.calls}>
            <CallToAction size="large" />
            <ButtonLink to="/#how-it-works" tone="secondary" size="large">
              See how it works
            </ButtonLink>
          </div>
          <p className={styles.terms}>
            14 days and 150 credits. Card required; no charge until the trial ends.{' '}
            <Link to="/#features">See what’s included</Link>, or <Link to="/free-search">check a creator free</Link>{' '}
            without an account.
          </p>
        </div>
      </div>
      <HeroPair />
    </section>
  )
}
