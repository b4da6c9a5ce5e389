import { type NamedCreator, namedCreator } from '@vouch/contract'
import { useRef } from 'react'
import { useLocation } from 'react-router'
import type { Shape } from '../../api/json-shape.ts'
import { useUnsent } from '../../api/unsent-drafts.ts'
import { unlessChanged } from '../../ui/unless-changed.ts'
import { AddCreator } from '../add-creator.tsx'
import { Composer, type SendingFacts } from './composer.tsx'
import { nameOf } from './recipient-list.tsx'

interface Named {
  creators: readonly NamedCreator[]
}

const namedShape: Shape<Named> = { creators: (value) => namedCreator.array().safeParse(value).success }

/** Whoever was named stays named until they're written to, over a reload too. Who comes along with the way here begins a list of their own, unless
 *  they're named already. */
export function NamedRecipients(facts: SendingFacts) {
  const along = namedIn(useLocation().state)
  const [kept, setKept] = useUnsent('email-to', namedShape)
  const namedOf = (now: Named | null) =>
    now !== null && along.every((one) => isAmong(now.creators, one)) ? now.creators : along
  const field = useRef<HTMLInputElement>(null)
  const named = namedOf(kept)
  const [first] = named
  // What is sent or given up takes its own list along, not one that waits for another email.
  const end = () => {
    setKept(unlessChanged<Named | null>(kept, null))
    return () => setKept((now) => now ?? kept)
  }
  return (
    <>
      <AddCreator
        field={field}
        label="Creator"
        action="Add"
        resting="Paste a profile link."
        adding="Adding…"
        failed="Not added. Try again."
        onAdd={async (one) => {
          if (!isAmong(named, one)) setKept((now) => ({ creators: [...namedOf(now), one] }))
        }}
      />
      {first && (
        <Composer
          key={nameOf(first)}
          campaignId={null}
          creators={named.map((one) => ({ ...one, displayName: null }))}
          next={field}
          onOver={named === kept?.creators ? end : undefined}
          {...facts}
        />
      )}
    </>
  )
}

function isAmong(creators: readonly NamedCreator[], { platform, handle }: NamedCreator): boolean {
  return creators.some((each) => each.platform === platform && each.handle === handle)
}

/** @returns the creator whom the way here named, such as one whose first email never arrived */
function namedIn(state: unknown): readonly NamedCreator[] {
  if (typeof state !== 'object' || state === null || !('creator' in state)) return []
  const named = namedCreator.safeParse(state.creator)
  return named.success ? [named.data] : []
}
