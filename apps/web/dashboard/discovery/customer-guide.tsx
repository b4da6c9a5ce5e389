import { Button } from '../../ui/button.tsx'
import { download } from '../../ui/charts/csv.ts'
import { NamedFacts } from '../../ui/named-facts.tsx'
import styles from './match.module.css'

const columns = [
  { name: 'Country', words: 'A name or a two-letter code: Germany, DE' },
  { name: 'Age or date of birth', words: '34, 25-34, 1990 or 1990-05-31' },
  { name: 'Gender', words: 'female, male, f, m' },
  { name: 'Interests', words: 'Several with a comma between them: cooking, travel' },
] as const

const exportsFrom = [
  { name: 'Shopify', words: 'Customers, then Export. Countries are read from the default address.' },
  { name: 'Klaviyo', words: 'A list or segment, then Export to CSV. Country, birthday and gender are read.' },
  { name: 'Mailchimp', words: 'Audience, then Export. Unzip it and choose the file of subscribed contacts.' },
] as const

/** A list that can be compared as it stands. */
const example = [
  'Country,Age,Gender,Interests',
  'Germany,34,female,"cooking, travel"',
  'AT,25-34,f,food',
  'United Kingdom,1988-05-31,male,fitness',
  'US,41,m,"gaming, tech"',
].join('\n')

/** What a list of customers may look like, with one to begin from. */
export function CustomerGuide() {
  return (
    <section className={styles.guide} aria-labelledby="customer-guide">
      <div className={styles.guideHead}>
        <h2 className={styles.guideTitle} id="customer-guide">
          What the file needs
        </h2>
        <Button
          size="small"
          tone="secondary"
          onClick={() => download('customers-example.csv', 'text/csv;charset=utf-8', example)}
        >
          Download an example
        </Button>
      </div>
      <p className={styles.quiet}>
        One row per customer with at least one of these columns, in any order. Names and emails can stay in the file:
        they never leave your browser.
      </p>
      <NamedFacts className={styles.compared} facts={columns} />
      <h3 className={styles.guideTitle}>Exports that work as they are</h3>
      <NamedFacts className={styles.compared} facts={exportsFrom} />
    </section>
  )
}
