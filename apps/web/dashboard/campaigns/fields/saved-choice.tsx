import type { Written } from '@vouch/contract'
import { SelectField } from '../../../ui/field.tsx'
import { ConflictNotice } from './conflict-notice.tsx'
import { useEditing } from './editing.tsx'
import styles from './fields.module.css'
import { useSavedField } from './use-saved-field.ts'

interface ChoiceProps<Value extends string> {
  label: string
  field: Written<Value>
  options: Readonly<Record<Value, string>>
  write: (value: Value, version: number) => Promise<unknown>
  readOnly?: boolean
}

const keysOf = <Value extends string>(options: Readonly<Record<Value, string>>) => Object.keys(options) as Value[]

/** One of several, saved as soon as it is chosen. */
export function SavedChoice<Value extends string>({ label, field, options, write, readOnly }: ChoiceProps<Value>) {
  const { may, reload } = useEditing()
  const saved = useSavedField(field, write, reload)
  return (
    <div className={styles.saved}>
      <SelectField
        label={label}
        value={saved.shown}
        disabled={!may || readOnly}
        error={saved.error ?? undefined}
        onChange={(event) => {
          const value = keysOf(options).find((each) => each === event.target.value)
          if (value) void saved.save(value)
        }}
      >
        {keysOf(options).map((value) => (
          <option key={value} value={value}>
            {options[value]}
          </option>
        ))}
      </SelectField>
      <ConflictNotice field={saved} text={(value) => options[value]} onChosen={() => undefined} />
    </div>
  )
}

interface SeveralProps<Value extends string> {
  legend: string
  field: Written<Value[]>
  options: readonly { id: Value; name: string }[]
  write: (value: Value[], version: number) => Promise<unknown>
}

/** Any of several, saved as each is ticked. */
export function SavedSeveral<Value extends string>({ legend, field, options, write }: SeveralProps<Value>) {
  const { may, reload } = useEditing()
  const saved = useSavedField(field, write, reload)
  const name = (value: Value) => options.find(({ id }) => id === value)?.name ?? value
  return (
    <fieldset className={styles.several} disabled={!may}>
      <legend>{legend}</legend>
      <div className={styles.ticks}>
        {options.map(({ id, name: words }) => (
          <label key={id} className={styles.tick}>
            <input
              type="checkbox"
              checked={saved.shown.includes(id)}
              onChange={({ target }) =>
                void saved.save(
                  options
                    .map((each) => each.id)
                    .filter((each) => (each === id ? target.checked : saved.shown.includes(each))),
                )
              }
            />
            {words}
          </label>
        ))}
      </div>
      {saved.error && <p className={styles.error}>{saved.error}</p>}
      <ConflictNotice field={saved} text={(value) => value.map(name).join(', ')} onChosen={() => undefined} />
    </fieldset>
  )
}
