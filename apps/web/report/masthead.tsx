import type { Report } from '@vouch/engine'
import {
  audienceWord,
  basisName,
  capitalised,
  count,
  countryName,
  date,
  dateTime,
  drawnPortrait,
  isSimulated,
  type Origin,
  platformName,
  timeAgo,
} from '@vouch/presentation'
import type { ReactNode } from 'react'
import { Avatar } from '../ui/avatar.tsx'
import { BreakableHandle } from '../ui/breakable-handle.tsx'
import { shownName, withoutDirections } from '../ui/shown-name.ts'
import { ageDays, ageTone, ageWords } from './banners.ts'
import styles from './masthead.module.css'
import { pictureAddress, profileLink } from './platform-hosts.ts'

interface MastheadProps {
  report: Report
  origin: Origin
  now: number
  actions?: ReactNode
  /** The answer of the report, right below the name. */
  children?: ReactNode
}

/** Who the report is about, of what day the data is, and what can be done with the report. */
export function Masthead({ report, origin, now, actions, children }: MastheadProps) {
  const { subject, engine } = report
  const days = ageDays(subject.fetchedAt, now)
  const name = shownName(subject)
  const handle = withoutDirections(subject.handle)
  // A picture that somebody's data names would tell its server who reads the report; that of a simulated creator is drawn here.
  const own = isSimulated(subject) ? drawnPortrait(subject.handle) : pictureAddress(subject.platform, subject.avatarUrl)
  const picture = origin === 'address' ? own : null
  return (
    <header className={styles.masthead}>
      <div className={styles.who}>
        <Avatar name={name} url={picture} size="head" />
        <div className={styles.names}>
          <h1 className={styles.name} id="report-title">
            <span className="visually-hidden">Verification report: </span>
            <bdi>{name === handle ? <BreakableHandle handle={handle} /> : name}</bdi>
          </h1>
          <p className={styles.line}>
            <Handle report={report} />
            <span className={styles.chip}>{platformName(subject.platform)}</span>
            {subject.verified && <VerifiedMark platform={platformName(subject.platform)} />}
            <Facts report={report} />
          </p>
        </div>
      </div>
      <div className={styles.answer}>{children}</div>
      {actions && (
        <fieldset className={styles.actions}>
          <legend className="visually-hidden">Actions</legend>
          {actions}
        </fieldset>
      )}
      <dl className={styles.record}>
        <div>
          <dt>{origin === 'address' ? 'Data collected' : 'Data from'}</dt>
          <dd>
            <time dateTime={subject.fetchedAt}>
              {days === 0 ? dateTime(subject.fetchedAt) : date(subject.fetchedAt)}
            </time>
            <span className={styles.age} data-tone={ageTone(days)}>
              {days === 0 ? timeAgo(subject.fetchedAt, now) : ageWords(days)}
            </span>
          </dd>
        </div>
        <div>
          <dt>Source</dt>
          <dd>{basisName(subject, origin)}</dd>
        </div>
        <div>
          <dt>Engine</dt>
          <dd>{engine}</dd>
        </div>
        {report.trust && (
          <div className={styles.wordy}>
            <dt>Ranges</dt>
            <dd>show how far a figure could move</dd>
          </div>
        )}
      </dl>
    </header>
  )
}

/** The way to the profile. The platform learns neither where the reader comes from nor that we vouch for the link. */
function Handle({ report: { subject } }: { report: Report }) {
  const handle = <bdi>@{withoutDirections(subject.handle)}</bdi>
  const link = profileLink(subject.platform, subject.url)
  if (link === null) return <span className={styles.handle}>{handle}</span>
  return (
    <a className={styles.handle} href={link} rel="noreferrer nofollow" target="_blank">
      {handle}
    </a>
  )
}

/** Size, subject and country, as far as they are known. */
function Facts({ report: { subject } }: { report: Report }) {
  const followers =
    subject.followers === null
      ? null
      : `${subject.followersRounded ? 'about ' : ''}${count(subject.followers)} ${audienceWord(subject.platform)}`
  const facts = [followers, capitalised(subject.categories.join(', ')), subject.country && countryName(subject.country)]
  return <span className={styles.facts}>{withoutDirections(facts.filter(Boolean).join(' · '))}</span>
}

/** The platform's own tick, told apart from ours in words. */
function VerifiedMark({ platform }: { platform: string }) {
  return (
    <span className={styles.verified}>
      <svg width="15" height="15" viewBox="0 0 16 16" fill="none" aria-hidden="true">
        <circle cx="8" cy="8" r="7.25" stroke="currentColor" strokeWidth="1.25" />
        <path d="m4.8 8.2 2.2 2.3 4.2-4.9" stroke="currentColor" strokeWidth="1.5" />
      </svg>
      Verified by {platform}
    </span>
  )
}
