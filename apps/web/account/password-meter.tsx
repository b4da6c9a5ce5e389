import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconPointFilled from '@tabler/icons-react/dist/esm/icons/IconPointFilled.mjs'
import type { PasswordOwner } from '@vouch/contract'
import { useCommonPasswords } from './common-passwords.ts'
import styles from './password-meter.module.css'
import { passwordRules, passwordStrength, passwordVerdict } from './password-rules.ts'

/** The rules from the start; once a password is being written, with the share of them that it passes as a bar. */
export function PasswordMeter({ password, owner }: { password: string; owner?: PasswordOwner }) {
  const rules = passwordRules(password, useCommonPasswords(password !== ''), owner)
  const passed = rules.filter((rule) => rule.passed).length
  const strength = passwordStrength(rules)
  return (
    <div className={styles.meter}>
      {password !== '' && (
        <div className={styles.line}>
          <span className={styles.bar} data-strength={strength} aria-hidden="true">
            <span style={{ width: `${(100 * passed) / rules.length}%` }} />
          </span>
          <span className={styles.strength}>{strength}</span>
        </div>
      )}
      <ul className={styles.rules}>
        {rules.map((rule) => (
          <li key={rule.text} className={password === '' ? styles.rule : rule.passed ? styles.passed : styles.open}>
            {rule.passed ? (
              <IconCheck size={14} stroke={2} aria-hidden="true" />
            ) : (
              <IconPointFilled size={14} aria-hidden="true" />
            )}
            {rule.text}
            <span className={styles.told}>{rule.passed ? ', met' : ', not met yet'}</span>
          </li>
        ))}
      </ul>
      <p className={styles.verdict} role="status">
        {password !== '' && passwordVerdict(rules)}
      </p>
    </div>
  )
}
