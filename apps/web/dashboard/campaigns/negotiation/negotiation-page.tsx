import { agreedFeeOf, type Negotiation, signOfCurrency } from '@vouch/contract'
import { amountIn } from '@vouch/presentation'
import { useParams } from 'react-router'
import { type NegotiationPlace, useNegotiation } from '../../../api/negotiation.ts'
import { isAbsent } from '../../../api/refusal.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PageHead } from '../../../ui/page-head.tsx'
import { shownName } from '../../../ui/shown-name.ts'
import { EndedPlan, usePlanEnded } from '../../billing/ended-plan.tsx'
import page from '../campaigns.module.css'
import { ConcessionChart } from './concession-chart.tsx'
import { FoundAmounts } from './found-amounts.tsx'
import { FramePanel } from './frame-panel.tsx'
import styles from './negotiation.module.css'
import { EarlierReplies, NextReply } from './next-reply.tsx'
import { OfferForm } from './offer-form.tsx'
import { OfferList } from './offer-list.tsx'

export function meta() {
  return [{ title: 'Negotiation · Vouch' }, { name: 'robots', content: 'noindex' }]
}

/** The fee of one creator in a campaign: what the numbers support, what was offered, and what to answer. */
export default function NegotiationPage() {
  const { id = '', entryId = '' } = useParams()
  const place = { id, entryId }
  const known = useNegotiation(place)
  if (known.isPending)
    return (
      <div className={page.page} role="status" aria-label="Loading the negotiation">
        <PageHead title="Negotiation" />
        <div className={page.waitingPage} />
      </div>
    )
  if (known.isError && !known.data) {
    const absent = isAbsent(known.error)
    if (!absent) return <LoadFailure title="We couldn’t load this negotiation" query={known} />
    return (
      <EmptyState
        title="Negotiation not found"
        heading="h1"
        actions={<ButtonLink to="/dashboard/campaigns">All campaigns</ButtonLink>}
      >
        The creator may have been taken out of the campaign.
      </EmptyState>
    )
  }
  return <Opened place={place} negotiation={known.data} />
}

function Opened({ place, negotiation }: { place: NegotiationPlace; negotiation: Negotiation }) {
  const { creator, campaign, thread, report, offers, found, agreed, replies } = negotiation
  const ended = usePlanEnded()
  const fee = agreedFeeOf(agreed)
  const open = negotiation.started && !ended
  const made = offers.filter(({ state }) => state === 'made')
  // Once a fee is agreed there is nothing to add until somebody negotiates again.
  const logs = open && fee === null
  return (
    <div className={page.page}>
      <PageHead
        title={`Negotiation with ${shownName(creator)}`}
        back={{ to: `/dashboard/campaigns/${campaign.id}?step=5`, name: campaign.name }}
        actions={
          <>
            {thread !== null && (
              <ButtonLink tone="secondary" to={`/dashboard/outreach?thread=${thread.id}`}>
                Open the thread
              </ButtonLink>
            )}
            {report !== null && (
              <ButtonLink tone="quiet" to={`/dashboard/verifications/${report.verificationId}`}>
                Open the report
              </ButtonLink>
            )}
          </>
        }
      >
        What the numbers support, what was offered, and how to answer.
      </PageHead>
      {report?.decision === 'dont-book' && (
        <Notice tone="risk" title="The report says: don’t book">
          Read why before you agree on a fee.
        </Notice>
      )}
      {ended && <EndedPlan>Your plan has ended, so you can read this negotiation but not continue it.</EndedPlan>}
      {fee !== null && (
        <Notice
          tone="good"
          title={`You agreed on ${amountIn(fee, signOfCurrency[negotiation.currency])}`}
          actions={
            <ButtonLink size="small" tone="secondary" to={`/dashboard/campaigns/${campaign.id}?step=5`}>
              Open the campaign
            </ButtonLink>
          }
        >
          To negotiate again, change the creator’s outreach status in step 5.
        </Notice>
      )}
      {!negotiation.started && (
        <Notice
          tone="info"
          actions={
            <ButtonLink tone="secondary" to={`/dashboard/campaigns/${campaign.id}?step=4`}>
              Open the campaign
            </ButtonLink>
          }
        >
          Offers and replies open when the campaign starts.
        </Notice>
      )}
      <FramePanel negotiation={negotiation} open={logs} />
      {logs && found.length > 0 && <FoundAmounts place={place} negotiation={negotiation} />}
      {open && <NextReply place={place} negotiation={negotiation} />}
      {!(open && negotiation.next) && <EarlierReplies replies={replies} negotiation={negotiation} />}
      {(logs || made.length > 0) && (
        <section className={styles.section} aria-label="Offers">
          <h2 className={page.subtitle}>Offers</h2>
          <OfferList place={place} negotiation={negotiation} open={open} />
          {logs && <OfferForm place={place} negotiation={negotiation} />}
        </section>
      )}
      {made.length > 0 && <ConcessionChart negotiation={negotiation} />}
    </div>
  )
}
