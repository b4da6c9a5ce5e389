import { readFileSync } from 'node:fs'
import { expect } from 'vitest'
import { databaseTypes, typesFile } from '../../../test/database-types.ts'
import { test } from '../../../test/fixtures.ts'

test('the generated types are those of the migrations (mend with `npm run types:database`)', async ({ db }) => {
  expect(readFileSync(typesFile, 'utf8')).toBe(await databaseTypes(db))
})
