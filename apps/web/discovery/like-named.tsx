import type { DiscoveredCreator } from '@vouch/contract'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Notice } from '../ui/notice.tsx'
import { shownName } from '../ui/shown-name.ts'

interface LikeNamedProps {
  creator: DiscoveredCreator
  /** Where the lookalikes of a creator are; visitors are led to the trial instead. */
  leadsTo: (creator: DiscoveredCreator) => string
}

/** A sentence named somebody to be like: that is a comparison, and no list. */
export function LikeNamed({ creator, leadsTo }: LikeNamedProps) {
  return (
    <EmptyState
      title={`Creators like ${shownName(creator)}`}
      heading="h2"
      actions={
        <ButtonLink to={leadsTo(creator)} reload>
          See how many there are
        </ButtonLink>
      }
    >
      The preview is free. You only pay for the lookalikes you ask for.
    </EmptyState>
  )
}

interface UnknownNameProps {
  name: string
  verify: string
  /** A full page load, out of this application's shell. */
  reload?: boolean
}

/** Nobody has the name that a sentence asks for the likes of; whoever matches its words is listed below. */
export function UnknownName({ name, verify, reload = false }: UnknownNameProps) {
  return (
    <Notice
      tone="info"
      title={`We don’t know “${name}” yet`}
      actions={
        <ButtonLink tone="secondary" size="small" to={verify} reload={reload}>
          Verify a creator
        </ButtonLink>
      }
    >
      Check the spelling, or verify the creator first to find others like them. Here’s who matches your other words.
    </Notice>
  )
}
