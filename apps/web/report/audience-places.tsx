import type { Report, Snapshot } from '@vouch/engine'
import {
  capitalised,
  count,
  countryName,
  date,
  declaredShares,
  domainOf,
  percent,
  percentRange,
  type SampledShares,
  type SharedKey,
  sampledShares,
} from '@vouch/presentation'
import { ChartFrame } from '../ui/charts/chart-frame.tsx'
import { RowChart } from '../ui/charts/row-chart.tsx'
import { Section } from './section.tsx'
import { Unknown } from './unknown.tsx'

interface PartProps {
  report: Report
  snapshot: Snapshot
}

const kinds = {
  country: { title: 'Countries', word: 'country', name: countryName },
  language: { title: 'Languages', word: 'language', name: languageName },
} as const
type Kind = keyof typeof kinds

/** Where the audience lives and what it speaks: as the platform declares it, else as sampled followers say in their profiles. */
export function AudiencePlaces({ report, snapshot }: PartProps) {
  const { audience } = snapshot
  return (
    <Section
      title="Where they are"
      note="From the platform’s own insights, or from what sampled followers say in their profiles. We don’t guess location from names or photos."
    >
      <Places kind="country" declared={declaredShares(audience?.countries)} report={report} snapshot={snapshot} />
      <Places kind="language" declared={declaredShares(audience?.languages)} report={report} snapshot={snapshot} />
    </Section>
  )
}

function Places({ kind, declared, report, snapshot }: PartProps & { kind: Kind; declared: SharedKey[] | null }) {
  const { title, word } = kinds[kind]
  if (declared) return <Declared title={title} rows={declared} name={kinds[kind].name} report={report} />
  const sampled = sampledShares(snapshot, kind)
  if (sampled) return <Sampled kind={kind} found={sampled} report={report} />
  return (
    <Unknown
      title={title}
      supply={`the creator’s insights, shared by connecting the account, or a sample of followers whose profiles list a ${word}.`}
    >
      The platform reported no {title.toLowerCase()}, and fewer than 30 sampled followers list a {word}.
    </Unknown>
  )
}

interface DeclaredProps {
  title: string
  rows: readonly SharedKey[]
  name: (key: string) => string
  report: Report
}

/** Shares as the platform's insights state them: without an interval, because the platform gives none. */
export function Declared({ title, rows, name, report: { subject } }: DeclaredProps) {
  return (
    <ChartFrame
      title={title}
      subtitle="Share of the audience, reported by the platform"
      caption={`Insights from ${date(subject.fetchedAt)}; the platform doesn’t say how many accounts this covers.`}
      table={{ columns: [title, 'Share'], rows: rows.map(({ key, share }) => [key, share]) }}
      subject={subject.handle}
    >
      <RowChart
        kind="bar"
        percent
        domain={domainOf(
          rows.map(({ share }) => share),
          4,
          true,
        )}
        rows={rows.map(({ key, share }) => ({ label: name(key), value: share, words: percent(share) }))}
      />
    </ChartFrame>
  )
}

function Sampled({ kind, found, report: { subject } }: { kind: Kind; found: SampledShares; report: Report }) {
  const { title, word, name } = kinds[kind]
  const { rows, known, sampled, random } = found
  const drawn = random ? '' : ' The sample wasn’t random, so it may not represent all followers.'
  return (
    <ChartFrame
      title={`${title} of sampled followers`}
      subtitle={`Share of those whose profile lists a ${word}; the band is its range`}
      caption={`${count(known)} of ${count(sampled)} sampled followers list one, data from ${date(subject.fetchedAt)}. Those who do may differ from those who don’t.${drawn}`}
      table={{
        columns: [title, 'Followers', 'Share', 'Low', 'High'],
        rows: rows.map((row) => [row.key, row.count, row.share, row.low, row.high]),
      }}
      subject={subject.handle}
    >
      <RowChart
        kind="interval"
        percent
        domain={domainOf(
          rows.map(({ high }) => high),
          4,
          true,
        )}
        rows={rows.map(({ key, share, low, high }) => ({
          label: name(key),
          ...{ value: share, low, high },
          words: `${percent(share)} (${percentRange(low, high)})`,
        }))}
      />
    </ChartFrame>
  )
}

function languageName(code: string): string {
  try {
    return capitalised(new Intl.DisplayNames('en', { type: 'language' }).of(code) ?? code)
  } catch {
    return code
  }
}
