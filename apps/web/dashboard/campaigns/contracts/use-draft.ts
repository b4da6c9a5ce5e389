import type { ContractDraft, OpenContract } from '@vouch/contract'
import { useState } from 'react'
import { useSaveContract } from '../../../api/contracts.ts'
import { isWhole, type Shape } from '../../../api/json-shape.ts'
import { newerVersionOf, sentenceOf } from '../../../api/refusal.ts'
import { useUnsent } from '../../../api/unsent-drafts.ts'
import { offerUndo } from '../../../ui/undo.tsx'

/** A contract under somebody's hands: what is typed stays until it is saved as a version of its own, or given up. */
export interface DraftInHand {
  value: ContractDraft
  /** Something is typed and not saved. */
  isDirty: boolean
  isSaving: boolean
  refusal: string | null
  /** The version that a colleague saved meanwhile, which is why this one was refused. */
  newer: number | null
  write: (change: Partial<ContractDraft>) => void
  save: () => void
  /** Saves it over the newer version. */
  saveOver: () => void
  discard: () => void
}

interface Typed {
  /** The version that it was begun on. */
  over: number
  value: ContractDraft
}

/** What was kept may be of another release. */
const isDraft = (value: unknown) =>
  typeof value === 'object' &&
  value !== null &&
  'clauses' in value &&
  Array.isArray(value.clauses) &&
  'variables' in value

const typedShape: Shape<Typed> = { over: isWhole, value: isDraft }

/** @returns what is still to be saved once a draft is: what was written on meanwhile, over the version that was made */
export function leftToSave(now: Typed | null, sent: Typed | null, made: number): Typed | null {
  return now === null || now === sent ? null : { ...now, over: made }
}

/** @param editable whether it may be written on; what was typed before somebody sent it doesn't count then */
export function useDraft({ id, version, current }: OpenContract, editable: boolean): DraftInHand {
  const [begun, setTyped] = useUnsent(`contract:${id}`, typedShape)
  const typed = editable ? begun : null
  const save = useSaveContract(id)
  const value = typed?.value ?? current.draft
  const [newer, setNewer] = useState<number | null>(null)
  const saveOn = (over: number) => {
    const { title, clauses, variables } = value
    const body = { title, clauses: [...clauses], variables, version: over }
    // Whoever leaves before the answer has saved it all the same. A refusal stands on the page.
    save.mutateAsync(body).then(
      (saved) => {
        setNewer(null)
        setTyped((now) => leftToSave(now, typed, saved.version))
      },
      (error) => setNewer(newerVersionOf(error)),
    )
  }
  return {
    value,
    isDirty: typed !== null,
    isSaving: save.isPending,
    refusal:
      save.isError && newerVersionOf(save.error) === null ? sentenceOf(save.error, 'Not saved. Try again.') : null,
    newer,
    write: (change) => setTyped({ over: typed?.over ?? version, value: { ...value, ...change } }),
    save: () => saveOn(typed?.over ?? version),
    saveOver: () => saveOn(newer ?? version),
    discard: () => {
      save.reset()
      setNewer(null)
      setTyped(null)
      offerUndo({ title: 'Changes discarded', takeBack: async () => setTyped((now) => now ?? typed) })
    },
  }
}
