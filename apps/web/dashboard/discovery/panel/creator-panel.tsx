import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import IconChevronUp from '@tabler/icons-react/dist/esm/icons/IconChevronUp.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { type CreatorGlance, type DiscoveredCreator, verifications } from '@vouch/contract'
import type { ReactNode } from 'react'
import { Allowed } from '../../../account/allowed.tsx'
import { useGlance } from '../../../api/discovery.ts'
import { refusalOf } from '../../../api/refusal.ts'
import { isPreparing } from '../../../api/while-preparing.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { shownName } from '../../../ui/shown-name.ts'
import { AddToShortlist } from '../../shortlists/add-to-shortlist.tsx'
import { WatchToggle } from '../../watch/watch-toggle.tsx'
import { CreatorLine } from '../creator-line.tsx'
import { lookalikesAddress } from '../match-bounds.ts'
import { type CreatorKey, keyOf, neighbour } from './chosen-creator.ts'
import styles from './panel.module.css'
import { PanelFigures } from './panel-figures.tsx'
import { PanelFrame } from './panel-frame.tsx'
import { PanelParts } from './panel-parts.tsx'
import { PanelPosts } from './panel-posts.tsx'
import { PanelVerdict } from './panel-verdict.tsx'
import type { Panel } from './use-panel.ts'

interface CreatorPanelProps {
  panel: Panel & { chosen: CreatorKey }
  creators: readonly DiscoveredCreator[]
}

/** One creator beside the list: what the list knows at once, and what is asked for as soon as it comes. */
export function CreatorPanel({ panel, creators }: CreatorPanelProps) {
  const { chosen, openedHere, step, close } = panel
  const glance = useGlance(chosen)
  const listed = creators.find((each) => keyOf(each) === keyOf(chosen))
  const creator = glance.data?.creator ?? listed
  const name = creator ? shownName(creator) : chosen.handle
  return (
    <PanelFrame label={name} takesFocus={openedHere} onClose={close}>
      <div className={styles.panel}>
        <div className={styles.bar}>
          <BarButton
            label="Previous creator"
            onClick={neighbour(creators, chosen, -1) && listed ? () => step(-1) : null}
          >
            <IconChevronUp size={18} stroke={1.5} aria-hidden="true" />
          </BarButton>
          <BarButton label="Next creator" onClick={neighbour(creators, chosen, 1) ? () => step(1) : null}>
            <IconChevronDown size={18} stroke={1.5} aria-hidden="true" />
          </BarButton>
          <span className={styles.keys} aria-hidden="true">
            ↑ ↓ go through the list
          </span>
          <BarButton label="Close" onClick={close}>
            <IconX size={18} stroke={1.5} aria-hidden="true" />
          </BarButton>
        </div>
        <div className={styles.content} key={keyOf(chosen)}>
          {creator && (
            <div aria-live="polite">
              <CreatorLine creator={creator} />
            </div>
          )}
          {creator && <PanelVerdict creator={creator} />}
          {glance.isError ? (
            <PanelFailure error={glance.error} onRetry={() => void glance.refetch()} />
          ) : (
            <PanelBody creator={creator} glance={glance.data ?? null} reason={glance.failureReason} />
          )}
        </div>
        {creator && <PanelActions creator={creator} verificationId={glance.data?.verificationId ?? null} />}
      </div>
    </PanelFrame>
  )
}

interface PanelBodyProps {
  creator: DiscoveredCreator | undefined
  glance: CreatorGlance | null
  reason: Error | null
}

function PanelBody({ creator, glance, reason }: PanelBodyProps) {
  if (glance === null || creator === undefined)
    return (
      <p className={styles.waiting} role="status">
        {reason && isPreparing(reason) ? refusalOf(reason).message : 'Loading posts and audience…'}
      </p>
    )
  return (
    <>
      <PanelPosts creator={creator} posts={glance.posts} />
      <PanelFigures glance={glance} />
      <PanelParts parts={glance.parts} screened={creator.trust?.basis === 'screening'} />
    </>
  )
}

function PanelFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <div className={styles.failure} role="alert">
      <p>{refusalOf(error).message}</p>
      <Button size="small" tone="secondary" onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}

function PanelActions({ creator, verificationId }: { creator: DiscoveredCreator; verificationId: string | null }) {
  const { platform, handle, url } = creator
  const verify = `/dashboard/verify?${new URLSearchParams({ address: url ?? handle })}`
  return (
    <div className={styles.actions}>
      {verificationId !== null && (
        <ButtonLink size="small" to={`/dashboard/verifications/${verificationId}`}>
          Open report
        </ButtonLink>
      )}
      <Allowed call={verifications.create}>
        <ButtonLink size="small" tone={verificationId === null ? 'primary' : 'secondary'} to={verify}>
          {verificationId === null ? 'Verify' : 'Verify again'}
        </ButtonLink>
      </Allowed>
      <AddToShortlist boxed creator={{ platform, handle }} name={shownName(creator)} />
      <WatchToggle creator={{ platform, handle }} name={shownName(creator)} />
      <ButtonLink size="small" tone="secondary" to={lookalikesAddress(creator)}>
        Lookalikes
      </ButtonLink>
    </div>
  )
}

/** @param onClick null at an end of the list */
function BarButton({ label, onClick, children }: { label: string; onClick: (() => void) | null; children: ReactNode }) {
  return (
    <button
      type="button"
      className={styles.barButton}
      aria-label={label}
      title={label}
      aria-disabled={onClick === null || undefined}
      onClick={onClick ?? undefined}
    >
      {children}
    </button>
  )
}
