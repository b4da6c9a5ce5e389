import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ForecastMetric, forecastModel, headForecast } from '@vouch/engine'
import { creatorFiles, type RawCreator } from '../creators/creator-file.ts'
import { pastOf } from '../forecast/forecast-example.ts'
import { commandOptions, existingFolder, required } from '../options.ts'

/** Metrics of each platform with the names that its files give them. */
const fileMetrics: Readonly<Record<RawCreator['platform'], readonly { name: string; metric: ForecastMetric }[]>> = {
  instagram: [
    { name: 'likes', metric: 'likes' },
    { name: 'comments', metric: 'comments' },
  ],
  tiktok: [
    { name: 'plays', metric: 'views' },
    { name: 'likes', metric: 'likes' },
  ],
  youtube: [{ name: 'views', metric: 'views' }],
}

/** `forecast`: from the first 70 % of each creator's posts in time order, the median of the rest as the same crawl counted it.
 *
 *  Only the past and the follower count are read. A creator on whose past posts a metric was not counted has no row for it. */
export function forecast(args: string[]): void {
  const { once } = commandOptions(args, { once: ['data', 'out'] as const })
  const files = creatorFiles(existingFolder('data', once.data))
  const out = required('out', once.out)
  mkdirSync(out, { recursive: true })
  for (const { name, creators } of files) {
    const rows = creators.flatMap(forecastRows)
    writeFileSync(join(out, `${name}.csv`), `creator,metric,p10,p50,p90\n${rows.join('')}`)
  }
  console.log(`Wrote forecasts for ${files.length} files.`)
}

function forecastRows(raw: RawCreator): string[] {
  return fileMetrics[raw.platform].flatMap(({ name, metric }) => {
    const head = forecastModel.heads.find(
      (candidate) =>
        candidate.platform === raw.platform && candidate.metric === metric && candidate.counted.includes('together'),
    )
    const past = pastOf(raw, metric)
    if (head === undefined || past === null) return []
    const { p10, p50, p90 } = headForecast(head, forecastModel.recencies, past, raw.followers ?? null).median
    return [`${csvCell(raw.creator)},${name},${p10},${p50},${p90}\n`]
  })
}

/** Names of creators are hashes in the known files; others are quoted where they must be. */
function csvCell(text: string): string {
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
