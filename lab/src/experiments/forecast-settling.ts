/** How long counts of a post keep growing: the reason why young posts are left out of the past where settled counts are forecast.
 *
 *  Run alone: `node lab/src/experiments/forecast-settling.ts --data DIR`. A file does not say when it was read, so the reading is
 *  taken as the newest post of the file, and only creators who posted within five days of it are looked at. Ages are thus
 *  known to a few hours at best. */
import { type ForecastMetric, logCount, type Post } from '@vouch/engine'
import { type CreatorFile, creatorFiles } from '../creators/creator-file.ts'
import { creatorSnapshot } from '../creators/creator-snapshot.ts'
import { middle } from '../forecast/absolute-fit.ts'
import { markdownTable } from '../measures/markdown-table.ts'
import { commandOptions, existingFolder } from '../options.ts'

/** Upper ends of the ages, in days; the last row holds what is older. */
const agesMax = [0.25, 1, 2, 3, 5, 7, 14, 30, Number.POSITIVE_INFINITY] as const
const dayMs = 86_400_000
const readingDaysMax = 5
/** The older part of a creator's posts is the measure for the younger ones. */
const settledShare = 0.7

function daysOld(post: Post, readAt: number): number {
  return (readAt - Date.parse(post.publishedAt)) / dayMs
}

/** @returns the median count at each age as a share of what the same creators' older posts get */
export function settlingShares(file: CreatorFile, metric: ForecastMetric): (number | null)[] {
  const creators = file.creators.map((raw) => creatorSnapshot(raw).posts)
  const readAt = Math.max(...creators.flat().map(({ publishedAt }) => Date.parse(publishedAt)))
  const byAge: number[][] = agesMax.map(() => [])
  for (const posts of creators) {
    const known = posts.filter((post) => typeof post[metric] === 'number')
    if (known[0] === undefined || daysOld(known[0], readAt) > readingDaysMax) continue
    const older = known.slice(-Math.floor(settledShare * known.length) || known.length)
    const usual = middle(older.map((post) => logCount(post[metric] ?? 0)))
    for (const post of known) {
      const age = daysOld(post, readAt)
      byAge[agesMax.findIndex((max) => age < max)]?.push(logCount(post[metric] ?? 0) - usual)
    }
  }
  return byAge.map((logs) => (logs.length === 0 ? null : Math.exp(middle(logs))))
}

/** @returns one row for each file and metric that has an age to show */
export function settlingTable(folder: string): string {
  const header = agesMax.map((max) => (Number.isFinite(max) ? `below ${max} days` : 'older'))
  const rows = creatorFiles(folder)
    .filter(({ creators }) => creators[0]?.platform !== 'youtube')
    .flatMap((file) =>
      (['views', 'likes', 'comments'] as const).flatMap((metric) => {
        const shares = settlingShares(file, metric)
        if (shares.every((share) => share === null)) return []
        return [[file.name, metric, ...shares.map((share) => (share === null ? '–' : share.toFixed(2)))]]
      }),
    )
  return markdownTable(['file', 'metric', ...header], rows)
}

if (import.meta.main) {
  const { once } = commandOptions(process.argv.slice(2), { once: ['data'] as const })
  console.log(settlingTable(existingFolder('data', once.data)))
}
