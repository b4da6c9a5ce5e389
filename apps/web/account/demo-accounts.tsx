import { Link } from 'react-router'
import { useConfig } from '../api/operator.ts'
import styles from './account.module.css'

export interface DemoAccount {
  email: string
  password: string
}

/** The accounts of the sandbox, one click each. Outside the sandbox there are none, and nothing is shown. */
export function DemoAccounts({ onChoose }: { onChoose: (account: DemoAccount) => void }) {
  const config = useConfig()
  const accounts = config.data?.mode === 'sandbox' ? config.data.demoAccounts : []
  if (accounts.length === 0) return null
  return (
    <section className={styles.demo} aria-labelledby="demo-accounts">
      <h2 className={styles.demoTitle} id="demo-accounts">
        Sandbox accounts
      </h2>
      <p className={styles.demoWords}>
        This is a sandbox: its creators, cards and emails are simulated. <Link to="/dev/mail">See the emails</Link>
      </p>
      <ul className={styles.demoList}>
        {accounts.map((account) => (
          <li key={account.email}>
            <button type="button" className={styles.demoAccount} onClick={() => onChoose(account)}>
              <span>{account.email}</span>
              <span className={styles.demoAction}>Fill in</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
