/** `docs/science.md`, the way in to the method: its goals, and the parts that it leads to. Read while the site is built. */

/** What a figure was measured on: data as they were found, real data with something put in, or made-up ones. */
export const goalKinds = ['real', 'half-real', 'simulated'] as const
export type GoalKind = (typeof goalKinds)[number]

/** One row of the table of goals: every cell as it was measured. */
export interface Goal {
  /** The heading of its table. */
  about: string
  measure: string
  kind: GoalKind
  goal: string
  reached: string
  baseline: string
  met: boolean
}

export interface Science {
  goals: Goal[]
  /** The last parts of their addresses, in the order in which it names them. */
  parts: string[]
}

/** @throws Error for a goal that is neither met nor missed, or doesn't say what it was measured on */
export function readScience(source: string): Science {
  const links = source.matchAll(/\]\(science\/([a-z0-9-]+)\.md/g)
  return { goals: readGoals(source), parts: [...new Set([...links].map(([, slug = '']) => slug))] }
}

/** @returns documents in the order of the list; what isn't in it comes last, by name */
export function inOrder<Part extends { slug: string }>(parts: readonly Part[], order: readonly string[]): Part[] {
  const place = ({ slug }: Part) => (order.includes(slug) ? order.indexOf(slug) : order.length)
  return [...parts].sort((a, b) => place(a) - place(b) || (a.slug < b.slug ? -1 : 1))
}

const tableHead = '| measure | kind | goal | reached | baseline |'

/** Reads all tables of goals; the last cell of a row says met or missed. */
function readGoals(source: string): Goal[] {
  const goals: Goal[] = []
  let [about, isTable] = ['', false]
  for (const line of source.split(/\r?\n/)) {
    if (/^#{2,3} /.test(line)) about = line.replace(/^#+ /, '')
    isTable = line.startsWith(tableHead) || (isTable && line.startsWith('|'))
    if (isTable && !line.startsWith(tableHead) && !line.startsWith('| ---')) goals.push(goalOf(about, line))
  }
  return goals
}

function goalOf(about: string, row: string): Goal {
  const [, measure = '', said = '', goal = '', reached = '', baseline = '', verdict = ''] = row
    .split('|')
    .map((cell) => cell.trim())
  if (verdict !== 'met' && verdict !== 'missed') throw new Error(`A goal is neither met nor missed: ${row}`)
  const kind = goalKinds.find((one) => one === said)
  if (kind === undefined) throw new Error(`A goal doesn't say what it was measured on: ${row}`)
  return {
    ...{ about, measure, kind, goal, reached: named(reached, goal), baseline: named(baseline, goal) },
    met: verdict === 'met',
  }
}

/** The document names several figures of one row once, in the goal ("accuracy .90, AUC .965"), and writes the others in the same
 *  order. @returns the figures with those names; as they are where the goal names none */
function named(figures: string, goal: string): string {
  const parts = figures.split(', ')
  const names = goal.split(', ').map((part) => /^[A-Za-z]+(?= (?:at most )?[.\d])/.exec(part)?.[0])
  const plain = parts.every((part) => /^\.?\d/.test(part))
  if (parts.length < 2 || names.length !== parts.length || !plain || !names.every(Boolean)) return figures
  return parts.map((part, place) => `${names[place]} ${part}`).join(', ')
}
