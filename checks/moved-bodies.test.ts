import { expect, test } from 'vitest'
import { sourceFiles } from './source-tree.ts'

/** The bytes of a snapshot lie in its row or in the object store. Who asks for the column alone works until the first one moves. */

test('no query asks for the bytes of a snapshot without where they may have gone', () => {
  const own = sourceFiles.filter(({ path, isTest }) => path.startsWith('apps/server/src/') && !isTest)
  expect(own.length).toBeGreaterThan(500)
  expect(own.filter(({ text }) => /\bsnapshots\.body\b/.test(text)).map(({ path }) => path)).toEqual([])
})
