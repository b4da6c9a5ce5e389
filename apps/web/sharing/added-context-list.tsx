import type { AddedContext, DisputeRelation } from '@vouch/contract'
import { date } from '@vouch/presentation'
import styles from './added-context.module.css'

const writers: Readonly<Record<DisputeRelation, string>> = {
  creator: 'The creator',
  manager: 'The creator’s manager',
  agency: 'The creator’s agency',
  other: 'Someone else',
}

/** What the creator added to a report, with the team's answer: both sides stand beside the verdict, unweighed. */
export function AddedContextList({ context }: { context: readonly AddedContext[] }) {
  if (context.length === 0) return null
  return (
    <section className={styles.context} aria-labelledby="added-context">
      <h2 className={styles.title} id="added-context">
        Context added by the creator
      </h2>
      {context.map(({ id, relation, text, proofUrl, answer, writtenAt, answeredAt }) => (
        <article className={styles.entry} key={id}>
          <p className={styles.by}>
            {writers[relation]}, {date(writtenAt)}. They confirmed their email address; we didn’t confirm who they are.
          </p>
          <p className={styles.text}>{text}</p>
          {proofUrl && (
            <p className={styles.by}>
              Source:{' '}
              <a href={proofUrl} rel="noreferrer nofollow ugc" target="_blank">
                {proofUrl}
              </a>
            </p>
          )}
          <div className={styles.answer}>
            <p className={styles.by}>The Vouch team, {date(answeredAt)}</p>
            <p className={styles.text}>{answer}</p>
          </div>
        </article>
      ))}
    </section>
  )
}
