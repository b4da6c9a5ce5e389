import { type ContractVariable, contractVariables, namedVariables } from '@vouch/contract'
import { TextAreaField, TextField } from '../../../ui/field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import styles from './contracts.module.css'
import type { DraftInHand } from './use-draft.ts'

/** What takes more than a line. */
const rows: Partial<Record<ContractVariable, number>> = { deliverables: 4, usage_channels: 2, exclusivity_scope: 2 }

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
      <TextField
        label="Title"
        maxLength={120}
        value={title}
        onChange={({ target }) => draft.write({ title: target.value })}
      />
      {namedVariables(draft.value).map((name) => {
        const field = {
          label: contractVariables[name],
          value: variables[name] ?? '',
          onChange: ({ target }: { target: { value: string } }) => fill(name, target.value),
        }
        return name in rows ? (
          <TextAreaField key={name} {...field} rows={rows[name]} maxLength={2_000} />
        ) : (
          <TextField key={name} {...field} maxLength={2_000} />
        )
      })}
    </section>
  )
}
