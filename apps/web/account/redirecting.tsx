import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import styles from './account.module.css'

/** The short addresses of the account page. */
export default function Redirecting() {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const signsIn = pathname.startsWith('/login')
  const target = signsIn ? '/auth?mode=login' : '/auth'
  useEffect(() => {
    navigate(target, { replace: true })
  }, [navigate, target])
  return (
    <div className={styles.card}>
      <h1 className={styles.title}>Redirecting</h1>
      <p className={styles.lead}>
        {signsIn
          ? 'Taking you to the sign-in page. '
          : 'Taking you to sign up for a 14-day trial of the Starter plan. A card is required; there’s no charge until the trial ends. '}
        If nothing happens, <a href={target}>continue here</a>.
      </p>
    </div>
  )
}
