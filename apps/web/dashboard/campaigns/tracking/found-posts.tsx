import type { CampaignLift, FoundPost } from '@vouch/contract'
import { compact, date, disclosureWords, isDisclosed, noLift, plural } from '@vouch/presentation'
import { sentenceOf } from '../../../api/refusal.ts'
import { useFoundPosts } from '../../../api/tracking.ts'
import { Button } from '../../../ui/button.tsx'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { toast } from '../../../ui/toast.ts'
import { useEditing } from '../fields/editing.tsx'
import type { StepProps } from '../steps/step-props.ts'
import steps from '../steps/steps.module.css'
import { LiftLine } from './lift-line.tsx'
import { nameOfEntry } from './link-table.tsx'
import styles from './tracking.module.css'

/** Posts of the creators that look like the campaign's, whether they are disclosed as ads, and how they did beside the others. */
export function FoundPosts({ campaign, acts }: StepProps) {
  const found = useFoundPosts(campaign)
  if (found.isError) return <LoadFailure title="We couldn’t load the posts" query={found} />
  if (!found.data) return <div className={steps.waiting} role="status" aria-label="Looking for posts" />
  const { posts, unread, lift } = found.data
  return (
    <section className={styles.section} aria-labelledby="found">
      <h3 className={steps.subtitle} id="found">
        Posts found
      </h3>
      <p className={steps.quiet}>
        From each creator’s latest report: posts you linked, and posts in the campaign’s dates that{' '}
        {campaign.fields.brand.value ? 'name the brand' : 'are disclosed as ads'}.
        {unread > 0 && ` ${plural(unread, 'creator')} without a report. Verify to read their posts.`}
      </p>
      {posts.length > 0 && (
        <ul className={styles.rows} aria-label="Posts found">
          {posts.map((post) => (
            <PostRow key={`${post.entryId} ${post.postId}`} post={post} campaign={campaign} acts={acts} />
          ))}
        </ul>
      )}
      <Lift lift={lift} />
    </section>
  )
}

function Lift({ lift }: { lift: CampaignLift | null }) {
  if (lift) return <LiftLine lift={lift} />
  return <p className={steps.quiet}>Lift: {noLift}</p>
}

function PostRow({ post, campaign, acts }: StepProps & { post: FoundPost }) {
  const { may } = useEditing()
  const entry = campaign.creators.find(({ id }) => id === post.entryId)
  const deliverable = entry?.deliverables.find(({ id }) => id === post.deliverableId)
  const differs =
    deliverable !== undefined &&
    (['views', 'likes', 'comments'] as const).some(
      (field) => post[field] !== null && deliverable.fields[field].value !== post[field],
    )

  async function take() {
    if (!deliverable) return
    const write = acts.writeDeliverable(deliverable.id)
    try {
      for (const field of ['views', 'likes', 'comments'] as const) {
        const held = deliverable.fields[field]
        if (post[field] !== null && post[field] !== held.value) await write(field, post[field], held.version)
      }
    } catch (error) {
      toast('Not saved', sentenceOf(error), 'risk')
      void acts.reload()
    }
  }

  return (
    <li className={styles.post}>
      <div className={styles.named}>
        <b>{nameOfEntry(post.entryId, campaign.creators)}</b>
        <span className={styles.target}>{post.caption || post.kind}</span>
      </div>
      <span className={isDisclosed(post.disclosure) ? styles.counts : styles.caution}>
        {disclosureWords[post.disclosure]}
      </span>
      <p className={styles.counts}>
        {date(post.at)} · {compact(post.views ?? post.likes)} {post.views === null ? 'likes' : 'views'}
      </p>
      {may && differs && (
        <Button size="small" tone="quiet" onClick={() => void take()}>
          Use these counts
        </Button>
      )}
    </li>
  )
}
