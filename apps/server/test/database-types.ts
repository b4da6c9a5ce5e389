import { type GenerateOptions, generate, PostgresDialect } from 'kysely-codegen'
import type { Database } from '../src/foundation/db/database.ts'

/** Where the generated types of the database live. */
export const typesFile = new URL('../src/foundation/db/schema.ts', import.meta.url)

/** @returns the TypeScript types of a migrated database, as `src/db/schema.ts` must hold them. */
export function databaseTypes(db: Database): Promise<string> {
  return generate({
    db: asCommonJs(db),
    dialect: new PostgresDialect(),
    // Partitions are asked by the name of the whole.
    excludePattern: '*(pgboss.*|*_before|*_other)',
    typeOnlyImports: true,
  })
}

/** The generator is a CommonJS package and sees the same class through its other declaration file. */
function asCommonJs(db: Database): GenerateOptions['db'] {
  return db.kysely as unknown as GenerateOptions['db']
}
