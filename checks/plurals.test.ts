import { expect, test } from 'vitest'
import { sourceFiles } from './source-tree.ts'

/** A count stands with its noun in one way, `plural` of the engine: what adds an s by hand writes "2 entrys" one day. */

const byHand = [/\? ?'' ?: ?'(s|es)'/, /\? ?'(s|es)' ?: ?''/, /=== 1 \? '(\w+)' : '\1(s|es)'/, /\.replace\('persons'/]

test('no source makes a plural by hand', () => {
  const own = sourceFiles.filter(({ path, isTest }) => /^(apps|packages)\//.test(path) && !isTest)
  const found = own.flatMap(({ path, text }) =>
    text
      .split('\n')
      .flatMap((line, index) => (byHand.some((pattern) => pattern.test(line)) ? [`${path}:${index + 1}`] : [])),
  )
  expect(found).toEqual([])
})
