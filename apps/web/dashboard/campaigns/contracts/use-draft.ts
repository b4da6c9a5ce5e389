import type { ContractDraft, OpenContract } from '@vouch/contract'
import { useSaveContract } from '../../../api/contracts.ts'
import { isWhole } from '../../../api/json-shape.ts'
import { sentenceOf } from '../../../api/refusal.ts'
import { useUnsent } from '../../../api/unsent-drafts.ts'
import { offerUndo } from '../../../ui/undo.tsx'

/** A contract under somebody's hands: what is typed stays until it is saved as a version of its own, or given up. */
export interface DraftInHand {
  value: ContractDraft
  /** Something is typed and not saved. */
  isDirty: boolean
  isSaving: boolean
  refusal: string | null
  write: (change: Partial<ContractDraft>) => void
  save: () => void
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

/** @returns what is still to be saved once a draft is: what was written on meanwhile, over the version that was made */
export function leftToSave(now: Typed | null, sent: Typed | null, made: number): Typed | null {
  return now === null || now === sent ? null : { ...now, over: made }
}

/** @param editable whether it may be written on; what was typed before somebody sent it doesn't count then */
export function useDraft({ id, version, current }: OpenContract, editable: boolean): DraftInHand {
  const [begun, setTyped] = useUnsent<Typed>(`contract:${id}`, { over: isWhole, value: isDraft })
  const typed = editable ? begun : null
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
      // Whoever leaves before the answer has saved it all the same. A refusal stands on the page.
      save.mutateAsync(body).then(
        (saved) => setTyped((now) => leftToSave(now, typed, saved.version)),
        () => undefined,
      )
    },
    discard: () => {
      save.reset()
      setTyped(null)
      offerUndo({ title: 'Changes discarded', takeBack: async () => setTyped(typed) })
    },
  }
}
