import { Link } from 'react-router'
import { ButtonLink } from '../../ui/button.tsx'
import { CallToAction } from '../call-to-action.tsx'
import styles from './hero.module.css'
import { SampleReport } from './sample-report.tsx'

/** The question, the answer's form, and a real report as the proof. */
export function Hero() {
  return (
    <section className={styles.hero} id="home" aria-labelledby="home-title">
      <div className={styles.words}>
        <h1 className={styles.headline} id="home-title">
          Creators you can vouch&nbsp;for
        </h1>
        <div className={styles.side}>
          <p className={styles.lead}>
            Before you pay a creator, find out whether the audience is real. Vouch measures it, says how sure it is, and
            shows you the evidence.
          </p>
          <div className={styles.calls}>
            <CallToAction size="large" />
            <ButtonLink to="/#how-it-works" tone="secondary" size="large">
              See how it works
            </ButtonLink>
          </div>
          <p className={styles.terms}>
            14 days and 150 credits. A card is needed; nothing is charged until the trial ends.{' '}
            <Link to="/#features">What is in it</Link>
          </p>
        </div>
      </div>
      <SampleReport />
    </section>
  )
}
