import type { Report, Snapshot } from '@vouch/engine'
import { ChartFrame } from '../ui/charts/chart-frame.tsx'
import { RowChart } from '../ui/charts/row-chart.tsx'
import { domainOf } from '../ui/charts/scale.ts'
import { count, date, percent } from '../ui/format.ts'
import { type DeclaredList, declaredLists, reachabilityOf } from './audience-figures.ts'
import { capitalised, countryName } from './parts.ts'
import { Section } from './section.tsx'
import styles from './series-section.module.css'

interface PartProps {
  report: Report
  snapshot: Snapshot
}

/** How much else the followers follow: who follows thousands sees little of anybody. */
export function Reachability({ report: { subject }, snapshot }: PartProps) {
  const found = reachabilityOf(snapshot)
  const sample = found?.reduce((sum, each) => sum + each.count, 0) ?? 0
  return (
    <Section
      title="Reachability"
      note="Who follows more than 1,500 accounts sees about a tenth of what they post. It says nothing about honesty."
    >
      {found ? (
        <ChartFrame
          title="Accounts that followers follow"
          subtitle="Share of the sampled followers by how many accounts they follow"
          caption={`${count(sample)} sampled followers whose figure is known, data of ${date(subject.fetchedAt)}.`}
          table={{
            columns: ['Accounts followed', 'Followers', 'Share'],
            rows: found.map((each) => [each.label, each.count, each.share]),
          }}
          subject={subject.handle}
        >
          <RowChart
            kind="bar"
            percent
            domain={domainOf(
              found.map(({ share }) => share),
              4,
              true,
            )}
            rows={found.map((each) => ({
              label: capitalised(each.label),
              value: each.share,
              words: `${percent(each.share)} (${count(each.count)})`,
            }))}
          />
        </ChartFrame>
      ) : (
        <p className={styles.waiting}>The platform gave no sample of followers, so this is unknown.</p>
      )}
    </Section>
  )
}

/** What the platform tells of the audience with the creator's consent. Without it nothing is guessed. */
export function DeclaredAudience({ report: { subject }, snapshot }: PartProps) {
  const lists = declaredLists(snapshot.audience)
  return (
    <Section
      title="Where and who they are"
      note="As the platform's own insights declare it. Vouch does not guess age, gender or origin from names or pictures."
    >
      {lists.map((list) => (
        <ChartFrame
          key={list.title}
          title={list.title}
          subtitle="Share of the audience, declared by the platform"
          caption={`Insights of ${date(subject.fetchedAt)}; the platform does not say from how many accounts.`}
          table={{ columns: [list.title, 'Share'], rows: list.rows.map(({ key, share }) => [key, share]) }}
          subject={subject.handle}
        >
          <RowChart
            kind="bar"
            percent
            domain={domainOf(
              list.rows.map(({ share }) => share),
              4,
              true,
            )}
            rows={list.rows.map(({ key, share }) => ({
              label: nameOf(list, key),
              value: share,
              words: percent(share),
            }))}
          />
        </ChartFrame>
      ))}
      {lists.length === 0 && (
        <p className={styles.waiting}>
          Countries, ages, genders and languages are known to the platform and to the creator, who can share them.
          Nothing was shared here, so they are unknown.
        </p>
      )}
    </Section>
  )
}

function nameOf({ title }: DeclaredList, key: string): string {
  if (title === 'Countries') return countryName(key)
  if (title === 'Languages') return languageName(key)
  return capitalised(key)
}

function languageName(code: string): string {
  try {
    return new Intl.DisplayNames('en', { type: 'language' }).of(code) ?? code
  } catch {
    return code
  }
}
