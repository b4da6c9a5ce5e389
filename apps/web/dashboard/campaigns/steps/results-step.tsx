import { type CampaignCreator, type CampaignDeliverable, signOfCurrency } from '@vouch/contract'
import { amountIn, compact, plural } from '@vouch/presentation'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PlatformIcon } from '../../../ui/platform-icon.tsx'
import { shownName } from '../../../ui/shown-name.ts'
import { kindWords } from '../campaign-words.ts'
import strip from '../campaigns.module.css'
import { SavedText } from '../fields/saved-text.tsx'
import { amountText, countText } from '../fields/writings.ts'
import { useCampaignMix } from '../use-campaign-mix.ts'
import { agreedOf } from './content-step.tsx'
import { CreatorName } from './creator-name.tsx'
import { resultsOf } from './results.ts'
import type { StepProps } from './step-props.ts'
import styles from './steps.module.css'

/** What was posted and what came of it, as people type it in, beside what was expected. */
export function ResultsStep({ campaign, acts }: StepProps) {
  const agreed = agreedOf(campaign)
  const posted = agreed.filter(({ deliverables }) => deliverables.some(isPosted))
  if (posted.length === 0)
    return (
      <EmptyState title="Nothing is posted yet" actions={<ButtonLink to="?step=6">Go to content</ButtonLink>}>
        Posts you mark as posted in step 6 show up here, so you can enter their results.
      </EmptyState>
    )
  return (
    <>
      <p className={styles.byHand}>Typed in by hand, from each platform’s own statistics.</p>
      <Totals campaign={campaign} />
      <ul className={styles.people}>
        {posted.map((entry) => (
          <Results key={entry.id} entry={entry} acts={acts} />
        ))}
      </ul>
    </>
  )
}

const isPosted = ({ fields }: CampaignDeliverable) => fields.state.value === 'posted'

function Totals({ campaign }: Pick<StepProps, 'campaign'>) {
  const mix = useCampaignMix(campaign)
  const sign = signOfCurrency[campaign.fields.currency.value]
  const { posts, views, clicks, orders, revenue, perThousandViews, perOrder, returned } = resultsOf(campaign)
  const expected = mix?.forecast?.reach
  const figures = [
    { name: 'Views', value: compact(views), words: plural(posts, 'post') },
    {
      name: 'Forecast reach',
      value: expected ? compact(Math.round(expected.p50)) : '–',
      words: expected
        ? `${compact(Math.round(expected.p10))} to ${compact(Math.round(expected.p90))} people`
        : 'no forecast',
    },
    { name: 'CPM', value: amountIn(perThousandViews, sign), words: 'paid for 1,000 views' },
    {
      name: 'Orders',
      value: compact(orders),
      words: `${compact(clicks)} clicks, ${amountIn(perOrder, sign)} an order`,
    },
    {
      name: 'Revenue',
      value: amountIn(revenue, sign),
      words:
        returned === null ? 'no return to tell yet' : `${amountIn(returned, sign)} for each ${amountIn(1, sign)} paid`,
    },
  ]
  return (
    <dl className={strip.strip}>
      {figures.map(({ name, value, words }) => (
        <div key={name} className={strip.figure}>
          <dt>{name}</dt>
          <dd>
            <b>{value}</b>
            <span>{words}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}

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
  const name = fields.title.value || kindWords[fields.kind.value]
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
