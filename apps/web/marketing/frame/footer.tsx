import { Link } from 'react-router'
import { ThemeSwitch } from '../../ui/theme-switch.tsx'
import { VouchWordmark } from '../../ui/vouch-mark.tsx'
import { useOperator } from '../metadata/use-operator.ts'
import styles from './footer.module.css'
import { footerGroups, furtherPlaces } from './places.ts'
import { productWords } from './product-words.ts'

/** Who runs this site, and the ways on. */
export function Footer() {
  const { name: company, number, address } = useOperator()
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <div className={styles.about}>
          <VouchWordmark />
          <p className={styles.words}>{productWords}</p>
          <ThemeSwitch />
        </div>
        {footerGroups.map(({ title, places }) => (
          <nav key={title} className={styles.group} aria-label={title}>
            <h2 className={styles.title}>{title}</h2>
            <ul className={styles.places}>
              {places.map(({ to, name }) => (
                <li key={to}>
                  <Link to={to}>{name}</Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <nav className={styles.further} aria-label="More pages">
        <ul>
          {furtherPlaces.map(({ to, name }) => (
            <li key={to}>
              <Link to={to}>{name}</Link>
            </li>
          ))}
        </ul>
      </nav>
      <p className={styles.company} suppressHydrationWarning>
        {`${company} is registered in the United Kingdom, company number ${number}. ${address}`}
      </p>
    </footer>
  )
}
