import { actionCosts, type Home } from '@vouch/contract'
import { count, date, percent, plural } from '@vouch/presentation'
import { Link } from 'react-router'
import { BuyCredits } from '../credits/buy-credits.tsx'
import { creditLevel } from '../credits/credit-level.ts'
import { actionName } from '../credits/movement-words.ts'
import { PlaceMeter } from '../shortlists/place-meter.tsx'
import styles from './home.module.css'

const actionsShown = 5
const listsShown = 4

/** Beside the work: what there is to spend, what it went on, and the lists. */
export function HomeRail({ home }: { home: Home }) {
  return (
    <div className={styles.rail}>
      <Credits home={home} />
      <Usage home={home} />
      <Lists home={home} />
    </div>
  )
}

function Credits({ home: { credits, subscription } }: { home: Home }) {
  const ended = subscription?.isActive === false
  const { used, warning } = creditLevel(credits, ended)
  const enough = Math.floor(credits.totalCredits / actionCosts.creator_verification)
  return (
    <section className={styles.card} aria-labelledby="home-credits">
      <h2 className={styles.cardTitle} id="home-credits">
        Credits
      </h2>
      <p className={styles.big}>{count(credits.totalCredits)}</p>
      <p className={styles.hint}>
        {ended ? warning : `Enough for ${plural(enough, 'verification')}`}
        {credits.onHold > 0 && `, ${count(credits.onHold)} reserved`}
        {used !== null && used > 0 && `. ${percent(used)} of this month’s credits used`}.
      </p>
      {subscription && !ended && (
        <p className={styles.hint}>
          {subscription.name}
          {subscription.isTrial ? ` trial until ${date(subscription.trialEndsAt)}` : ' plan'}
          {!subscription.isTrial &&
            subscription.nextCreditsAt &&
            `, new credits on ${date(subscription.nextCreditsAt)}`}
        </p>
      )}
      {!ended && <BuyCredits />}
    </section>
  )
}

/** Bars from zero, longest first. */
function Usage({ home: { usage } }: { home: Home }) {
  const actions = usage.actions.filter(({ credits }) => credits > 0).slice(0, actionsShown)
  const most = Math.max(1, ...actions.map(({ credits }) => credits))
  return (
    <section className={styles.card} aria-labelledby="home-usage">
      <h2 className={styles.cardTitle} id="home-usage">
        Last 30 days
      </h2>
      {actions.length === 0 ? (
        <p className={styles.hint}>Nothing yet. Each action shows its cost on the button.</p>
      ) : (
        <ul className={styles.usage}>
          {actions.map(({ action, times, credits }) => (
            <li key={action}>
              <span>
                {actionName(action)} <span className={styles.hint}>{count(times)}×</span>
              </span>
              <span className={styles.usageCredits}>{count(credits)}</span>
              <span className={styles.bar} style={{ inlineSize: `${(credits / most) * 100}%` }} aria-hidden="true" />
            </li>
          ))}
        </ul>
      )}
      <p>
        <Link to="/dashboard/credits">History</Link>
      </p>
    </section>
  )
}

function Lists({ home: { shortlists } }: { home: Home }) {
  return (
    <section className={styles.card} aria-labelledby="home-lists">
      <h2 className={styles.cardTitle} id="home-lists">
        Shortlists
      </h2>
      <PlaceMeter places={shortlists.places} />
      <ul className={styles.railList}>
        {shortlists.lists.slice(0, listsShown).map(({ id, name, creators }) => (
          <li key={id}>
            <Link to={`/dashboard/shortlists/${id}`}>{name}</Link>
            <span className={styles.hint}>{count(creators.length)}</span>
          </li>
        ))}
      </ul>
      <p>
        <Link to="/dashboard/shortlists">{shortlists.lists.length === 0 ? 'Create one' : 'All shortlists'}</Link>
      </p>
    </section>
  )
}
