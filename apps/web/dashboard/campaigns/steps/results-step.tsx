import type { CampaignCreator, CampaignDeliverable } from '@vouch/contract'
import { deliverableWords } from '@vouch/presentation'
import { useFoundPosts, useTrackingResults } from '../../../api/tracking.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PlatformIcon } from '../../../ui/platform-icon.tsx'
import { shownName } from '../../../ui/shown-name.ts'
import { ExportMenu } from '../../exports/export-menu.tsx'
import { SavedText } from '../fields/saved-text.tsx'
import { amountText, countText } from '../fields/writings.ts'
import { EndCheckPanel } from '../performance/end-check-panel.tsx'
import { PerformancePanel } from '../performance/performance-panel.tsx'
import { FoundPosts } from '../tracking/found-posts.tsx'
import { OrdersSection } from '../tracking/orders-section.tsx'
import { ProposedPosts } from '../tracking/proposed-posts.tsx'
import { ResultsTotals } from '../tracking/results-totals.tsx'
import { agreedOf } from './content-step.tsx'
import { CreatorName } from './creator-name.tsx'
import type { StepProps } from './step-props.ts'
import styles from './steps.module.css'

/** What was posted and what came of it, counted and typed in, beside what was expected. */
export function ResultsStep({ campaign, acts }: StepProps) {
  const tracked = useTrackingResults(campaign.id)
  const found = useFoundPosts(campaign)
  const agreed = agreedOf(campaign)
  const posted = agreed.filter(({ deliverables }) => deliverables.some(isPosted))
  if (agreed.length === 0)
    return (
      <EmptyState title="No one has agreed yet" actions={<ButtonLink to="?step=5">Go to outreach</ButtonLink>}>
        Posts, clicks and orders of the creators you agree with show up here.
      </EmptyState>
    )
  return (
    <>
      <ProposedPosts campaign={campaign} acts={acts} />
      <ResultsTotals campaign={campaign} shares={tracked.data?.shares ?? []} found={found.data?.posts ?? []} />
      <div>
        <ExportMenu of={{ subject: 'campaign', sourceId: campaign.id }} formats={['csv', 'json']} />
      </div>
      {posted.length === 0 ? (
        <EmptyState title="Nothing is posted yet" actions={<ButtonLink to="?step=6">Go to content</ButtonLink>}>
          Posts you mark as posted in step 6 show up here, so you can enter their results.
        </EmptyState>
      ) : (
        <>
          <p className={styles.byHand}>
            Clicks and orders are counted from links, codes and shops. If you enter a post’s numbers, we use those.
          </p>
          <ul className={styles.people}>
            {posted.map((entry) => (
              <Results key={entry.id} entry={entry} acts={acts} />
            ))}
          </ul>
        </>
      )}
      {campaign.state === 'completed' && <EndCheckPanel campaign={campaign} />}
      <PerformancePanel campaign={campaign} />
      <FoundPosts campaign={campaign} acts={acts} />
      <OrdersSection campaign={campaign} />
    </>
  )
}

const isPosted = ({ fields }: CampaignDeliverable) => fields.state.value === 'posted'

const counts = [
  { field: 'views', label: 'Views' },
  { field: 'likes', label: 'Likes' },
  { field: 'comments', label: 'Comments' },
  { field: 'clicks', label: 'Clicks' },
  { field: 'orders', label: 'Orders' },
] as const

function Results({ entry, acts }: { entry: CampaignCreator; acts: StepProps['acts'] }) {
  const write = acts.writeCreator(entry.id)
  return (
    <li className={styles.person}>
      <div className={styles.who}>
        <PlatformIcon platform={entry.creator.platform} />
        <CreatorName entry={entry} />
        <span className={styles.contract}>
          <SavedText
            label={`Paid to ${shownName(entry.creator)}`}
            inputMode="decimal"
            field={entry.fields.paid}
            write={(value, version) => write('paid', value, version)}
            writing={amountText}
          />
        </span>
      </div>
      <ul className={styles.deliverables}>
        {entry.deliverables.filter(isPosted).map((each) => (
          <PostResults key={each.id} deliverable={each} acts={acts} />
        ))}
      </ul>
    </li>
  )
}

function PostResults({
  deliverable: { id, fields },
  acts,
}: {
  deliverable: CampaignDeliverable
  acts: StepProps['acts']
}) {
  const write = acts.writeDeliverable(id)
  const link = fields.link.value
  const name = fields.title.value || deliverableWords[fields.kind.value]
  return (
    <li>
      <fieldset className={styles.results}>
        <legend>
          {link ? (
            <a href={link} target="_blank" rel="noreferrer">
              {name}
            </a>
          ) : (
            name
          )}
        </legend>
        {counts.map(({ field, label }) => (
          <SavedText
            key={field}
            label={label}
            inputMode="numeric"
            field={fields[field]}
            write={(value, version) => write(field, value, version)}
            writing={countText}
          />
        ))}
        <SavedText
          label="Revenue"
          inputMode="decimal"
          field={fields.revenue}
          write={(value, version) => write('revenue', value, version)}
          writing={amountText}
        />
      </fieldset>
    </li>
  )
}
