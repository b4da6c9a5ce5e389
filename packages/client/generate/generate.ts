import { writeFileSync } from 'node:fs'
import { writtenTypes } from './written-types.ts'

/** `npm run client:generate`: writes the types of every call from the declarations. */
writeFileSync(new URL('../src/api.ts', import.meta.url), await writtenTypes())
