import { type ContractDraft, clauseCharsMax, clauseLibrary, clausesMax, offeredClauses } from '@vouch/contract'
import { Button } from '../../../ui/button.tsx'
import { TextAreaField, TextField } from '../../../ui/field.tsx'
import styles from './contracts.module.css'
import type { DraftInHand } from './use-draft.ts'

type Clause = ContractDraft['clauses'][number]

/** The clauses as they are written, with their variables in braces. */
export function DraftEditor({ draft }: { draft: DraftInHand }) {
  const { clauses } = draft.value
  const set = (place: number, change: Partial<Clause>) =>
    draft.write({ clauses: clauses.map((clause, at) => (at === place ? { ...clause, ...change } : clause)) })
  const remove = (place: number) => draft.write({ clauses: clauses.filter((_, at) => at !== place) })
  return (
    <div className={styles.editor}>
      <p className={styles.quiet}>
        Names in braces, such as {'{{fee}}'}, are filled in from the fields. You can change every word.
      </p>
      {clauses.map(({ heading, text, kind }, place) => {
        const key = `${place} ${kind}`
        return (
          <fieldset className={styles.editedClause} key={key}>
            <legend className="visually-hidden">Clause {place + 1}</legend>
            <div className={styles.editedHead}>
              <TextField
                label={`Heading ${place + 1}`}
                maxLength={120}
                value={heading}
                onChange={({ target }) => set(place, { heading: target.value })}
              />
              {clauses.length > 1 && (
                <Button size="small" tone="quiet" aria-label={`Remove ${heading}`} onClick={() => remove(place)}>
                  Remove
                </Button>
              )}
            </div>
            <TextAreaField
              label={`Text ${place + 1}`}
              rows={Math.min(12, 3 + Math.floor(text.length / 90))}
              maxLength={clauseCharsMax}
              value={text}
              onChange={({ target }) => set(place, { text: target.value })}
            />
          </fieldset>
        )
      })}
      {clauses.length < clausesMax && <MoreClauses draft={draft} />}
    </div>
  )
}

/** Clauses of the library that are not there yet, and one of one's own. */
function MoreClauses({ draft }: { draft: DraftInHand }) {
  const { clauses } = draft.value
  const absent = offeredClauses.filter((kind) => !clauses.some((clause) => clause.kind === kind))
  const add = (clause: Clause) => draft.write({ clauses: [...clauses, clause] })
  return (
    <div className={styles.actions}>
      {absent.map((kind) => {
        const { heading, text } = clauseLibrary[kind]
        return (
          <Button key={kind} size="small" tone="secondary" onClick={() => add({ kind, heading, text })}>
            Add: {heading}
          </Button>
        )
      })}
      <Button
        size="small"
        tone="quiet"
        onClick={() => add({ kind: 'other', heading: 'Other terms', text: 'Write what you agreed on.' })}
      >
        Add your own clause
      </Button>
    </div>
  )
}
