import { execFileSync } from 'node:child_process'
import { root, type SourceFile } from './source-tree.ts'

/** Which tests a change touches: those that import what has changed, nearest first, as many as a developer waits for. */

type Imports = Pick<SourceFile, 'path' | 'imports'>

export interface NearTest {
  path: string
  /** Imports from the test to the nearest file that has changed; 0 for a test that has changed itself. */
  distance: number
}

/** A package's list of exports leads from everything to everything: what is reached through one counts as far away. */
const throughList = 3
const distanceMax = 4

/** @param changed paths from the root
 *  @returns tests within reach of the change, nearest first */
export function testsNear(changed: Iterable<string>, files: readonly Imports[]): NearTest[] {
  const importers = new Map<string, string[]>()
  for (const { path, imports } of files)
    for (const target of imports) importers.set(target, [...(importers.get(target) ?? []), path])
  const distances = new Map<string, number>()
  let reached = [...changed].map((path) => ({ path, distance: 0 }))
  while (reached.length > 0) {
    const next: NearTest[] = []
    for (const { path, distance } of reached) {
      if (distance > distanceMax || distance >= (distances.get(path) ?? Number.POSITIVE_INFINITY)) continue
      distances.set(path, distance)
      const step = path.endsWith('/index.ts') ? throughList : 1
      for (const importer of importers.get(path) ?? []) next.push({ path: importer, distance: distance + step })
    }
    reached = next
  }
  return [...distances]
    .filter(([path]) => /\.test\.tsx?$/.test(path))
    .map(([path, distance]) => ({ path, distance }))
    .sort((one, other) => one.distance - other.distance || one.path.localeCompare(other.path))
}

/** What a file of tests takes where no run has told: seconds of one worker on two cores, and what its kind costs before the first test. */
const usualSeconds = [
  { at: /^e2e\//, each: 40, before: 45 },
  { at: /^apps\/server\//, each: 4, before: 8 },
  { at: /./, each: 0.4, before: 3 },
] as const
const workers = 2

/** @param known seconds of files of tests, from earlier runs
 *  @returns the first tests that fit together into a time, in seconds, and the others */
export function withinTime(
  tests: readonly NearTest[],
  known: Readonly<Record<string, number>>,
  seconds: number,
): { run: string[]; left: string[] } {
  const begun = new Set<unknown>()
  const run: string[] = []
  const left: string[] = []
  let needed = 0
  for (const { path } of tests) {
    const usual = usualSeconds.find(({ at }) => at.test(path)) ?? usualSeconds[2]
    const cost = (known[path] ?? usual.each) / workers + (begun.has(usual) ? 0 : usual.before)
    if (needed + cost > seconds) {
      left.push(path)
      continue
    }
    needed += cost
    begun.add(usual)
    run.push(path)
  }
  return { run, left }
}

/** @returns what differs from the last commit, or what that commit changed where nothing does: paths from the root */
export function changedFiles(): string[] {
  const lines = (...words: string[]) =>
    execFileSync('git', words, { cwd: root, encoding: 'utf8' })
      .split('\n')
      .filter((line) => line !== '')
  const open = [...lines('diff', '--name-only', 'HEAD'), ...lines('ls-files', '--others', '--exclude-standard')]
  return open.length > 0 ? open : lines('diff', '--name-only', 'HEAD~1', 'HEAD')
}
