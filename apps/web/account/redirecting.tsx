import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import styles from './account.module.css'

/** The short addresses of the account page. */
export default function Redirecting() {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const target = pathname.startsWith('/login') ? '/auth?mode=login' : '/auth'
  useEffect(() => {
    navigate(target, { replace: true })
  }, [navigate, target])
  return (
    <div className={styles.card}>
      <h1 className={styles.title}>Redirecting</h1>
      <p className={styles.lead}>
        Taking you to the account page. If nothing happens, <a href={target}>go on here</a>.
      </p>
    </div>
  )
}
