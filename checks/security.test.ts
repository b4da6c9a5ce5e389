import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './source-tree.ts'

/** The page about security names a test for everything that it calls met. A test that was renamed would leave a claim without
 *  proof, so the names are held to the files. */

const page = readFileSync(join(root, 'docs/security.md'), 'utf8')

interface Row {
  number: string
  state: string
  evidence: string
}

const rows: Row[] = [...page.matchAll(/^\| (\d+\.\d+\.\d+) \| [^|]+ \| ([^|]+) \| ([^|]+) \|$/gm)].map(
  ([, number = '', state = '', evidence = '']) => ({ number, state, evidence }),
)

/** How many requirements of levels 1 and 2 each section of the standard has: they are numbered from 1, without those of level 3. */
const counts: Record<string, number> = {
  ...{ '6.1': 3, '6.2': 12, '6.3': 4, '6.4': 4, '6.5': 5, '6.6': 3, '6.8': 4 },
  ...{ '7.1': 3, '7.2': 4, '7.3': 2, '7.4': 5, '7.5': 2, '7.6': 2 },
  ...{ '8.1': 2, '8.2': 3, '8.3': 1, '8.4': 1, '9.1': 3, '9.2': 4 },
  ...{ '10.1': 2, '10.2': 2, '10.3': 4, '10.4': 11, '10.5': 5, '10.6': 2, '10.7': 3 },
}

test('every requirement of level 2 on sign-in, sessions, access and tokens is listed once', () => {
  const wanted = Object.entries(counts).flatMap(([section, count]) =>
    Array.from({ length: count }, (_, place) => `${section}.${place + 1}`),
  )
  expect(rows.map(({ number }) => number)).toEqual(wanted)
})

test.each(rows)('$number says truly how it stands', ({ state, evidence }) => {
  expect(['met', 'not met', 'does not apply']).toContain(state)
  const files = [...evidence.matchAll(/`[\w./-]+\.test\.ts`/g)]
  const tests = [...evidence.matchAll(/`([\w./-]+\.test\.ts)` “([^”]+)”/g)]
  expect(tests.length).toBe(files.length)
  if (state === 'met') expect(tests).not.toEqual([])
  for (const [, file = '', name = ''] of tests) {
    const path = join(root, file)
    expect([file, existsSync(path)]).toEqual([file, true])
    const source = readFileSync(path, 'utf8')
    expect([name, [`'${name}'`, `"${name}"`].some((quoted) => source.includes(quoted))]).toEqual([name, true])
  }
})
