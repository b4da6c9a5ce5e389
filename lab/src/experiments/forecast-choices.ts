/** Which half-lives and how strong a pull towards equal weights the forecast of next posts should have.
 *
 *  Run alone: `node lab/src/experiments/forecast-choices.ts --data DIR`. Every figure is from inner
 *  folds: creators are forecast by a centre that was fitted without them. The accuracy table uses other folds. */
import type { Recency } from '@vouch/engine'
import { creatorFiles } from '../creators/creator-file.ts'
import { middle } from '../forecast/absolute-fit.ts'
import { type HeadPlan, headPlans, headSettings, planExamples, recencies } from '../forecast/forecast-heads.ts'
import { fittedCentre, type HeadSettings, preparedExample, unseenErrors } from '../forecast/head-fit.ts'
import { markdownTable } from '../measures/markdown-table.ts'
import { commandOptions, existingFolder } from '../options.ts'

const evenly: Recency = { unit: 'posts', halfLife: null }
const byPosts = recencies.filter(({ unit, halfLife }) => unit === 'posts' && halfLife !== null)
const byDays = recencies.filter(({ unit }) => unit === 'days')

const variants: readonly { name: string; settings: HeadSettings }[] = [
  { name: 'all posts alike', settings: { ...headSettings, recencies: [evenly] } },
  { name: 'half-lives in posts', settings: { ...headSettings, recencies: [evenly, ...byPosts] } },
  { name: 'half-lives in days', settings: { ...headSettings, recencies: [evenly, ...byDays] } },
  { name: 'shipped', settings: headSettings },
  {
    name: 'more of both',
    settings: {
      ...headSettings,
      recencies: [
        ...[1, 4, 16].map((halfLife): Recency => ({ unit: 'posts', halfLife })),
        ...[5, 30, 180].map((halfLife): Recency => ({ unit: 'days', halfLife })),
        ...recencies,
      ],
    },
  },
  { name: 'hardly any pull', settings: { ...headSettings, pull: 0.001 } },
  { name: 'some pull', settings: { ...headSettings, pull: 0.1 } },
  { name: 'more pull', settings: { ...headSettings, pull: 0.5 } },
  { name: 'equal weights', settings: { ...headSettings, pull: 1e6 } },
]

/** @returns mean absolute error of the logarithm, and the median error in per cent, by inner folds */
function variantCells(plan: HeadPlan, folder: string, settings: HeadSettings): string {
  const examples = planExamples(plan, creatorFiles(folder)).map((example) =>
    preparedExample(example, settings.recencies),
  )
  const { full } = unseenErrors(examples, (chosen) => fittedCentre(plan, chosen, settings, null))
  const mean = full.reduce((sum, { error }) => sum + Math.abs(error), 0) / full.length
  const percent = middle(full.map(({ error }) => 100 * Math.abs(Math.exp(-error) - 1)))
  return `${mean.toFixed(4)} / ${percent.toFixed(1)}%`
}

/** @param folder where the creator files are
 *  @returns one row for each variant, one column for each head with creators enough of its own */
export function choicesTable(folder: string): string {
  const plans = headPlans.filter(
    ({ platform, metric, counted }) => platform !== 'youtube' && counted.includes('together') && metric !== 'comments',
  )
  return markdownTable(
    ['variant', ...plans.map(({ platform, metric }) => `${platform} ${metric}`)],
    variants.map(({ name, settings }) => [name, ...plans.map((plan) => variantCells(plan, folder, settings))]),
  )
}

if (import.meta.main) {
  const { once } = commandOptions(process.argv.slice(2), { once: ['data'] as const })
  console.log(choicesTable(existingFolder('data', once.data)))
}
