import type { Goal, GoalKind } from '../content/read-science.ts'

/** The words of the table of goals for a reader who doesn't know our files. Figures and goals stay as they were measured. */

/** What the files and sources are called that the document names as the lab does; longer names first where one begins with another. */
const dataSets: readonly (readonly [file: string, words: string])[] = [
  ['creators_tiktok_famous', 'TikTok creators'],
  ['creators_ig_adipta', 'Instagram creators (2020)'],
  ['creators_ig_gvsi', 'Instagram creators (2017)'],
  ['creators_youtube', 'YouTube channels'],
  ['tw_human_bots', 'the human-bots collection'],
  ['tw_gilani', 'the Gilani collection'],
  ['instagram', 'Instagram'],
  ['tiktok', 'TikTok'],
  ['youtube', 'YouTube'],
]

/** @returns what was measured, files by what they hold, with a capital first */
export function measureWords(measure: string): string {
  const words = dataSets.reduce((text, [file, name]) => text.replace(new RegExp(`\\b${file}\\b`), name), measure)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export const kindWords: Readonly<Record<GoalKind, string>> = {
  real: 'Real',
  'half-real': 'Half-real',
  simulated: 'Simulated',
}

/** @returns how many goals were met of each kind, and in all */
export function goalCounts(goals: readonly Pick<Goal, 'kind' | 'met'>[]) {
  const of = (some: typeof goals) => ({ all: some.length, met: some.filter(({ met }) => met).length })
  return { ...of(goals), byKind: (kind: GoalKind) => of(goals.filter((goal) => goal.kind === kind)) }
}

/** @returns the goals by what they are about, in their order */
export function goalGroups(goals: readonly Goal[]): { about: string; goals: Goal[] }[] {
  const groups = new Map<string, Goal[]>()
  for (const goal of goals) groups.set(goal.about, [...(groups.get(goal.about) ?? []), goal])
  return [...groups].map(([about, some]) => ({ about, goals: some }))
}
