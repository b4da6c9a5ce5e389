import { expect, test } from 'vitest'
import { type SourceFile, sourceFiles } from './source-tree.ts'

/** Budgets: what no longer fits in a head is split. Long tables of data are no exception: they belong in data files. */

const fileLinesMax = 400
const engineFileLinesMax = 200
const fileLinesTypical = 250
/** Of the files that ship, without tests and what is made by a tool. */
const shippedFileLinesTypical = 170
const functionLinesMax = 70
const componentLinesMax = 120
const functionLinesTypical = 45
/** Part of the engine's lines that are comments, at least. A verdict that nobody can check is worth nothing, so a formula's
 *  source, unit and innocent reading stand beside it; this is what the engine has, rounded down, so that it cannot fall in
 *  silence. It may be raised and is never lowered. */
const engineCommentShareMin = 0.25
/** The quantile of files and functions that keeps to the typical length. */
const typicalShare = 0.95

const generated = new Set(['apps/server/src/foundation/db/schema.ts', 'packages/client/src/api.ts'])
const files = sourceFiles.filter((file) => !generated.has(file.path))

test(`no file is longer than ${fileLinesMax} lines, none of the engine's own than ${engineFileLinesMax}`, () => {
  const long = files.filter((file) => file.lines > (isEngine(file) && !file.isTest ? engineFileLinesMax : fileLinesMax))
  expect(long.map((file) => `${file.path}: ${file.lines}`)).toEqual([])
})

test(`no function is longer than ${functionLinesMax} lines, no component than ${componentLinesMax}`, () => {
  const long = files.flatMap((file) => {
    const most = file.path.endsWith('.tsx') ? componentLinesMax : functionLinesMax
    const countable = file.functions.filter((each) => !file.isTest || each.name !== '(unnamed)')
    return countable.filter((each) => each.lines > most).map((each) => `${file.path} ${each.name}: ${each.lines}`)
  })
  expect(long).toEqual([])
})

test(`${typicalShare * 100} of 100 files have at most ${fileLinesTypical} lines, functions at most ${functionLinesTypical}`, () => {
  expect(quantile(files.map((file) => file.lines))).toBeLessThanOrEqual(fileLinesTypical)
  const named = files
    .filter((file) => !file.path.endsWith('.tsx'))
    .flatMap((file) => file.functions.filter((each) => each.name !== '(unnamed)'))
  expect(quantile(named.map((each) => each.lines))).toBeLessThanOrEqual(functionLinesTypical)
})

test(`${typicalShare * 100} of 100 source files that ship have at most ${shippedFileLinesTypical} lines`, () => {
  const shipped = files.filter((file) => /^(apps|packages)\//.test(file.path) && !file.isTest)
  expect(quantile(shipped.map((file) => file.lines))).toBeLessThanOrEqual(shippedFileLinesTypical)
})

test(`at least ${engineCommentShareMin * 100} of 100 lines of the engine say why`, () => {
  const lines = files
    .filter((file) => isEngine(file) && !file.isTest && !file.path.includes('/example-'))
    .flatMap((file) => commentMarks(file.text))
  expect(lines.filter((isComment) => isComment).length / lines.length).toBeGreaterThanOrEqual(engineCommentShareMin)
})

/** @returns for each line that is not blank whether it is nothing but a comment */
function commentMarks(text: string): boolean[] {
  const marks: boolean[] = []
  let inside = false
  for (const line of text.split('\n').map((one) => one.trim())) {
    if (line === '') continue
    const opens: boolean = !inside && line.startsWith('/*')
    marks.push(inside || opens || line.startsWith('//'))
    inside = (inside || opens) && !line.includes('*/')
  }
  return marks
}

function isEngine(file: SourceFile): boolean {
  return file.path.startsWith('packages/engine/src/')
}

function quantile(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * typicalShare)] ?? 0
}
