/** Metrics as Prometheus reads them: text format 0.0.4
 *  (https://prometheus.io/docs/instrumenting/exposition_formats/). Names and labels are ours; values of labels are escaped. */

export type Labels = Readonly<Record<string, string | number>>

export interface Sample {
  labels?: Labels
  value: number
}

/** Counts by bin, as they are; the format wants them summed up to each bound. */
export interface BinnedSample {
  labels?: Labels
  bins: readonly number[]
  /** Of all observed values, in the unit of the bounds. */
  sum: number
}

export type Family = { name: string; help: string } & (
  | { type: 'counter' | 'gauge'; samples: readonly Sample[] }
  | { type: 'histogram'; bounds: readonly number[]; samples: readonly BinnedSample[] }
)

export const expositionType = 'text/plain; version=0.0.4; charset=utf-8'

/** @returns the whole text, which ends with a line feed as the format asks */
export function exposition(families: readonly Family[]): string {
  return families.map((family) => familyText(family)).join('')
}

function familyText(family: Family): string {
  const { name, help, type } = family
  const head = [`# HELP ${name} ${help.replaceAll('\\', '\\\\').replaceAll('\n', '\\n')}`, `# TYPE ${name} ${type}`]
  const lines =
    family.type === 'histogram'
      ? family.samples.flatMap((sample) => histogramLines(name, family.bounds, sample))
      : family.samples.map(({ labels, value }) => line(name, labels ?? {}, value))
  return `${[...head, ...lines].join('\n')}\n`
}

function histogramLines(name: string, bounds: readonly number[], { labels = {}, bins, sum }: BinnedSample): string[] {
  let total = 0
  const buckets = bins.map((count, bin) => {
    total += count
    const bound = bounds[bin]
    return line(`${name}_bucket`, { ...labels, le: bound === undefined ? '+Inf' : bound }, total)
  })
  return [...buckets, line(`${name}_sum`, labels, sum), line(`${name}_count`, labels, total)]
}

function line(name: string, labels: Labels, value: number): string {
  const pairs = Object.entries(labels).map(([key, text]) => `${key}="${escaped(String(text))}"`)
  return `${name}${pairs.length > 0 ? `{${pairs.join(',')}}` : ''} ${numberText(value)}`
}

function escaped(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')
}

function numberText(value: number): string {
  if (Number.isNaN(value)) return 'NaN'
  if (Number.isFinite(value)) return String(value)
  return value > 0 ? '+Inf' : '-Inf'
}
