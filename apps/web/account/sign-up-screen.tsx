import { useConfig } from '../api/operator.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import styles from './account.module.css'

/** Says plainly that this installation takes no new accounts, instead of showing a form that leads nowhere. */
export function SignUpScreen({ onSignIn }: { onSignIn: () => void }) {
  const config = useConfig()
  const support = config.data?.company.supportEmail
  return (
    <div className={styles.card}>
      <div className={styles.heading}>
        <h1 className={styles.title}>Accounts are not open yet</h1>
        <p className={styles.lead}>
          This installation of Vouch does not take new accounts. Whoever runs it can give you one
          {support ? (
            <>
              : write to <a href={`mailto:${support}`}>{support}</a>.
            </>
          ) : (
            '.'
          )}
        </p>
      </div>
      <div className={styles.form}>
        <Button size="large" wide onClick={onSignIn}>
          I have an account
        </Button>
        <ButtonLink tone="quiet" wide to="/">
          Back to the home page
        </ButtonLink>
      </div>
    </div>
  )
}
