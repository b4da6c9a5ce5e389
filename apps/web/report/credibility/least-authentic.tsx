import type { ExplainedFollower } from '@vouch/contract'
import { capitalised, count, plural } from '@vouch/presentation'
import { useState } from 'react'
import { withoutDirections } from '../../ui/shown-name.ts'
import { MoreButton } from '../more-button.tsx'
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
          ? 'No sampled follower is more likely to be inauthentic than not.'
          : `${plural(followers.length, 'account')} in the sample, each more likely inauthentic than not; we list up to 50. The share above adds up probabilities, not this list, and any of these accounts may belong to a real person.`}
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
        {reasons.length === 0 ? 'Several weak signs combined.' : `${capitalised(reasons.join('; '))}.`}
      </span>
      <span className={styles.chance}>
        <b>{likelihoodWords(probability)}</b> <span className={styles.note}>inauthentic</span>
      </span>
    </li>
  )
}
