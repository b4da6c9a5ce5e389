import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { environmentExample } from './environment-example.ts'
import { root, sourceFiles } from './source-tree.ts'

test('one file reads the environment', () => {
  const readers = sourceFiles.filter(
    (file) => /process\.env\b|import\.meta\.env\.(?!DEV|PROD|SSR)/.test(file.text) && !file.path.startsWith('checks/'),
  )
  expect(readers.map((file) => file.path)).toEqual(['apps/server/src/config/config.ts'])
})

test('.env.example is what the configuration says (mend with `npm run env:example`)', () => {
  expect(readFileSync(join(root, '.env.example'), 'utf8')).toBe(environmentExample())
})
