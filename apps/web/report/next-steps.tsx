import { platforms, type Report } from '@vouch/engine'
import { lookalikesAddress } from '../dashboard/discovery/match-bounds.ts'
import { ButtonLink } from '../ui/button.tsx'
import styles from './plain-table.module.css'
import { Section } from './section.tsx'
import { Unknown } from './unknown.tsx'

/** Comparisons that need more than one report: they begin here, with their price. */

/** Leads to creators like this one, and to those whose audience overlaps with this one's. */
export function AlikeSection({ id, report: { subject } }: { id: string; report: Report }) {
  const platform = platforms.find((each) => each === subject.platform)
  return (
    <Section
      title="Creators like this one"
      note="Matched on topic, language, size, engagement, audience and price, with the reasons for each match."
    >
      <p className={styles.note}>
        Counting matches is free; each creator you open costs 10 credits. Audience overlap with other creators is
        measured from the reports you already have, and it’s free.
      </p>
      <p className={styles.actions}>
        {platform && (
          <ButtonLink tone="secondary" size="small" to={lookalikesAddress({ platform, handle: subject.handle })}>
            Find lookalikes
          </ButtonLink>
        )}
        <ButtonLink tone="secondary" size="small" to={`/dashboard/verifications?ids=${id}`}>
          Compare with other reports
        </ButtonLink>
      </p>
    </Section>
  )
}

/** Stands where the fit with the reader's own customers would: it takes their list, which the report does not have. */
export function CustomersSection() {
  return (
    <Section
      title="Fit with your customers"
      note="Compare creators with your customer list by country, age, gender and interests, with every sample size shown."
    >
      <Unknown supply="your customer list. Only the columns you choose leave your browser, and they’re deleted after use unless you keep them.">
        We can’t tell how closely this audience matches your customers without a customer list.
      </Unknown>
      <p className={styles.actions}>
        <ButtonLink tone="secondary" size="small" to="/dashboard/discovery/audience">
          Upload a customer list · 2 credits
        </ButtonLink>
      </p>
    </Section>
  )
}
