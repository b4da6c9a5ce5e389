import { Link } from 'react-router'
import { ThemeSwitch } from '../ui/theme-switch.tsx'
import { VouchWordmark } from '../ui/vouch-mark.tsx'
import { useConfigLater } from './config-later.ts'
import styles from './footer.module.css'

/** Who runs this site, and the ways on. */
export function Footer() {
  const company = useConfigLater().data?.company
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <div className={styles.about}>
          <VouchWordmark />
          <p className={styles.words}>
            AI-powered verification of creators: it looks for followers and engagement that look inauthentic, and says
            how sure it is.
          </p>
          <ThemeSwitch />
        </div>
        <nav className={styles.group} aria-label="Product">
          <h2 className={styles.title}>Product</h2>
          <Link to="/#features">Features</Link>
          <Link to="/#how-it-works">How it works</Link>
          <Link to="/#report">A report</Link>
        </nav>
        <div className={styles.group}>
          <h2 className={styles.title}>Questions</h2>
          {company && <a href={`mailto:${company.supportEmail}`}>{company.supportEmail}</a>}
        </div>
      </div>
      <p className={styles.company}>
        {company ? `${company.name}. Registered in the UK, number ${company.number}. ${company.address}` : ' '}
      </p>
    </footer>
  )
}
