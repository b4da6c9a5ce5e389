import { type Scope, scopeWords } from '@vouch/contract'
import styles from './scope-choice.module.css'

interface ScopeChoiceProps {
  legend: string
  scopes: readonly Scope[]
  chosen: readonly Scope[]
  onChoose: (chosen: Scope[]) => void
  /** Names each scope as programs write it, before its words. */
  named?: boolean
  error?: string | undefined
}

/** What a key or a program may do, ticked one by one. */
export function ScopeChoice({ legend, scopes, chosen, onChoose, named = false, error }: ScopeChoiceProps) {
  return (
    <fieldset className={styles.scopes}>
      <legend className={styles.legend}>{legend}</legend>
      {scopes.map((scope) => (
        <label key={scope} className={styles.scope}>
          <input
            type="checkbox"
            checked={chosen.includes(scope)}
            onChange={({ target }) =>
              onChoose(target.checked ? [...chosen, scope] : chosen.filter((each) => each !== scope))
            }
          />
          {named ? (
            <span className={styles.named}>
              <code>{scope}</code>
              <span className={styles.words}>{scopeWords[scope]}</span>
            </span>
          ) : (
            <span>{scopeWords[scope]}</span>
          )}
        </label>
      ))}
      {error && <p className={styles.error}>{error}</p>}
    </fieldset>
  )
}
