import type { DiscoveredCreator } from '@vouch/contract'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { shownName } from '../ui/shown-name.ts'

interface LikeNamedProps {
  name: string
  creator: DiscoveredCreator | null
  /** Where the lookalikes of a creator are; visitors are led to the trial instead. */
  leadsTo: (creator: DiscoveredCreator) => string
  verify: string
  /** A full page load, out of this application's shell. */
  reload?: boolean
}

/** A sentence named somebody to be like: that is a comparison, and no list. */
export function LikeNamed({ name, creator, leadsTo, verify, reload = false }: LikeNamedProps) {
  if (creator === null)
    return (
      <EmptyState
        title={`We don’t know “${name}” yet`}
        heading="h2"
        actions={
          <ButtonLink to={verify} reload={reload}>
            Verify a creator
          </ButtonLink>
        }
      >
        Check the spelling, or verify the creator first. Then you can find others like them.
      </EmptyState>
    )
  return (
    <EmptyState
      title={`Creators like ${shownName(creator)}`}
      heading="h2"
      actions={
        <ButtonLink to={leadsTo(creator)} reload={reload}>
          See how many there are
        </ButtonLink>
      }
    >
      The preview is free. You only pay for the lookalikes you ask for.
    </EmptyState>
  )
}
