import { type ProposedPost, proposedPosts } from '@vouch/contract'
import { capitalised, compact, date, deliverableWords, plural } from '@vouch/presentation'
import { sentenceOf } from '../../../api/refusal.ts'
import { useAnswerPost, useProposedPosts } from '../../../api/tracking.ts'
import { useMay } from '../../../api/workspaces.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.ts'
import { useEditing } from '../fields/editing.tsx'
import type { StepProps } from '../steps/step-props.ts'
import steps from '../steps/steps.module.css'
import { nameOfEntry } from './link-table.tsx'
import styles from './tracking.module.css'

/** Posts that the watch found and that may be what a creator owes: accepted, they are posted; dismissed, they don't come back. */
export function ProposedPosts({ campaign, acts }: StepProps) {
  const found = useProposedPosts(campaign)
  const { may } = useEditing()
  const mayAnswer = useMay(proposedPosts.answer) && may
  const posts = found.data?.posts ?? []
  if (posts.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="proposed">
      <h3 className={steps.subtitle} id="proposed">
        {plural(posts.length, 'new post')} to match
      </h3>
      <p className={steps.quiet}>
        Published by your creators since the campaign began. Accept one to mark the deliverable as posted and count what
        the next report reads of it.
      </p>
      <ul className={styles.rows} aria-label="New posts">
        {posts.map((post) => (
          <ProposalRow
            key={`${post.entryId} ${post.postId}`}
            post={post}
            campaign={campaign}
            acts={acts}
            mayAnswer={mayAnswer}
          />
        ))}
      </ul>
    </section>
  )
}

function ProposalRow({ post, campaign, acts, mayAnswer }: StepProps & { post: ProposedPost; mayAnswer: boolean }) {
  const answer = useAnswerPost()
  const { entryId, deliverableId, postId, link } = post
  const entry = campaign.creators.find(({ id }) => id === entryId)
  const fields = entry?.deliverables.find(({ id }) => id === deliverableId)?.fields
  const name = fields ? fields.title.value || deliverableWords[fields.kind.value] : 'a deliverable'
  const due = fields?.dueOn.value ? `, due ${date(fields.dueOn.value)}` : ''
  const who = nameOfEntry(entryId, campaign.creators)
  const what = `${capitalised(post.kind)} of ${date(post.at)}`

  async function say(accepted: boolean) {
    try {
      await answer.mutateAsync({
        ...{ campaignId: campaign.id, entryId, postId },
        deliverableId: accepted ? deliverableId : null,
      })
      if (accepted) await acts.reload()
    } catch (error) {
      toast('Not saved', sentenceOf(error), 'risk')
    }
  }

  return (
    <li className={styles.post}>
      <div className={styles.named}>
        <b>{who}</b>
        <span className={styles.counts}>
          {link ? (
            <a href={link} target="_blank" rel="noreferrer">
              {what}
            </a>
          ) : (
            what
          )}{' '}
          · {countWords(post)}
        </span>
      </div>
      <span className={styles.counts}>
        For “{name}”{due}
      </span>
      {mayAnswer && (
        <div className={styles.acts}>
          <Button
            size="small"
            tone="secondary"
            busy={answer.isPending}
            aria-label={`Accept the ${post.kind} of ${who} from ${date(post.at)}`}
            onClick={() => void say(true)}
          >
            Accept
          </Button>
          <Button
            size="small"
            tone="quiet"
            disabled={answer.isPending}
            aria-label={`Dismiss the ${post.kind} of ${who} from ${date(post.at)}`}
            onClick={() => void say(false)}
          >
            Dismiss
          </Button>
        </div>
      )}
    </li>
  )
}

function countWords({ views, likes }: ProposedPost): string {
  return views === null ? `${compact(likes)} likes` : `${compact(views)} views`
}
