import type { ExplainedFollower } from '@vouch/contract'
import { useState } from 'react'
import { count, plural } from '../../ui/format.ts'
import { withoutDirections } from '../../ui/shown-name.ts'
import { MoreButton } from '../more-button.tsx'
import { capitalised } from '../parts.ts'
import { likelihoodWords } from './credibility-words.ts'
import styles from './least-authentic.module.css'

/** Rows before a reader asks for the rest: enough to see what kind of accounts they are. */
const rowsAtFirst = 8

/** The sampled followers that look least authentic, each with what speaks for it on its profile. */
export function LeastAuthentic({ followers }: { followers: readonly ExplainedFollower[] }) {
  const [all, setAll] = useState(false)
  const shown = all ? followers : followers.slice(0, rowsAtFirst)
  return (
    <section className={styles.list} aria-labelledby="least-authentic">
      <h3 className={styles.title} id="least-authentic">
        Followers that look least authentic
      </h3>
      <p className={styles.note}>
        {followers.length === 0
          ? 'No sampled follower is more likely inauthentic than not.'
          : `${plural(followers.length, 'account')} of the sample, each more likely inauthentic than not; at most 50 are named. The share above counts probabilities, not this list, and any of them may be a person.`}
      </p>
      <ul className={styles.rows}>
        {shown.map((follower) => (
          <Row key={follower.id} {...follower} />
        ))}
      </ul>
      {followers.length > shown.length && (
        <MoreButton onClick={() => setAll(true)}>Show {followers.length - shown.length} more</MoreButton>
      )}
    </section>
  )
}

function Row({ id, username, followers, following, posts, probability, looksLike, reasons }: ExplainedFollower) {
  return (
    <li className={styles.row}>
      <span className={styles.who}>
        <bdi className={styles.name}>@{withoutDirections(username ?? id)}</bdi>
        <span className={styles.note}>
          followers {count(followers)} · following {count(following)} · posts {count(posts)}
        </span>
      </span>
      <span>
        {looksLike && <b>Looks like {looksLike}. </b>}
        {reasons.length === 0 ? 'Several weak signs together.' : `${capitalised(reasons.join('; '))}.`}
      </span>
      <span className={styles.chance}>
        <b>{likelihoodWords(probability)}</b> <span className={styles.note}>inauthentic</span>
      </span>
    </li>
  )
}
