import {
  type ContractVariable,
  contractFaults,
  contractVariables,
  keptDay,
  namedVariables,
  wholeDay,
} from '@vouch/contract'
import { TextAreaField, TextField } from '../../../ui/field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import styles from './contracts.module.css'
import type { DraftInHand } from './use-draft.ts'

/** What takes more than a line. */
const rows: Partial<Record<ContractVariable, number>> = { deliverables: 4, usage_channels: 2, exclusivity_scope: 2 }

const days: ReadonlySet<ContractVariable> = new Set(['start_date', 'end_date'])
const hints: Partial<Record<ContractVariable, string>> = {
  deliverables: 'Begin each line with a dash to make it a list.',
}

interface Typing {
  target: { value: string }
}

interface VariableFieldsProps {
  draft: DraftInHand
  holes: readonly ContractVariable[]
  unknown: readonly string[]
}

/** Everything that the clauses ask for, what is missing first. The text beside it changes as it is typed. */
export function VariableFields({ draft, holes, unknown }: VariableFieldsProps) {
  const { variables, title } = draft.value
  const fill = (name: ContractVariable, text: string) => draft.write({ variables: { ...variables, [name]: text } })
  return (
    <section className={styles.card} aria-labelledby="fill-in">
      <h2 className={styles.subtitle} id="fill-in">
        Fill in
      </h2>
      {holes.length > 0 && (
        <Notice tone="caution">
          Missing: {holes.map((name) => contractVariables[name].toLowerCase()).join(', ')}. It can be sent once these
          are filled in.
        </Notice>
      )}
      {unknown.length > 0 && (
        <Notice tone="caution">There’s no variable named {unknown.join(', ')}. Change it in the clauses.</Notice>
      )}
      {contractFaults(draft.value).map((fault) => (
        <Notice key={fault} tone="caution">
          {fault}
        </Notice>
      ))}
      <TextField
        label="Title"
        maxLength={120}
        value={title}
        onChange={({ target }) => draft.write({ title: target.value })}
      />
      {namedVariables(draft.value).map((name) => (
        <VariableField key={name} name={name} value={variables[name] ?? ''} fill={(text) => fill(name, text)} />
      ))}
    </section>
  )
}

interface VariableFieldProps {
  name: ContractVariable
  value: string
  fill: (text: string) => void
}

/** What stands for a variable. A day is chosen, and kept in the words that the contract has for it; other words, which an older draft may have, stay text. */
function VariableField({ name, value, fill }: VariableFieldProps) {
  const field = { label: contractVariables[name], hint: hints[name] }
  const day = value === '' ? '' : wholeDay(value)
  if (days.has(name) && day !== null)
    return <TextField {...field} type="date" value={day} onChange={({ target }) => fill(keptDay(target.value))} />
  const written = { ...field, value, onChange: (event: Typing) => fill(event.target.value) }
  if (!(name in rows)) return <TextField {...written} maxLength={2_000} />
  return <TextAreaField {...written} rows={rows[name]} maxLength={2_000} />
}
