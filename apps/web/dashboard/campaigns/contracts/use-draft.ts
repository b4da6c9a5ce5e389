import type { ContractDraft, OpenContract } from '@vouch/contract'
import { useState } from 'react'
import { useSaveContract } from '../../../api/contracts.ts'
import { sentenceOf } from '../../../api/refusal.ts'

/** A contract under somebody's hands: what is typed stays until it is saved as a version of its own. */
export interface DraftInHand {
  value: ContractDraft
  /** Something is typed and not saved. */
  isDirty: boolean
  isSaving: boolean
  refusal: string | null
  write: (change: Partial<ContractDraft>) => void
  save: () => void
}

interface Typed {
  /** The version that it was begun on. */
  over: number
  value: ContractDraft
}

/** @returns what is still to be saved once a draft is: what was written on meanwhile, over the version that was made */
export function leftToSave(now: Typed | null, sent: Typed | null, made: number): Typed | null {
  return now === null || now === sent ? null : { ...now, over: made }
}

export function useDraft({ id, version, current }: OpenContract): DraftInHand {
  const [typed, setTyped] = useState<Typed | null>(null)
  const save = useSaveContract(id)
  const value = typed?.value ?? current.draft
  return {
    value,
    isDirty: typed !== null,
    isSaving: save.isPending,
    refusal: save.isError ? sentenceOf(save.error, 'Not saved. Try again.') : null,
    write: (change) => setTyped({ over: typed?.over ?? version, value: { ...value, ...change } }),
    save: () => {
      const { title, clauses, variables } = value
      const body = { title, clauses: [...clauses], variables, version: typed?.over ?? version }
      save.mutate(body, { onSuccess: (saved) => setTyped((now) => leftToSave(now, typed, saved.version)) })
    },
  }
}
