import { writeFileSync } from 'node:fs'
import { writtenTypes } from './written-types.ts'

/** `npm run client:generate`: writes the types of every call from the declarations. Another place can be named, to compare. */
const [place] = process.argv.slice(2)
writeFileSync(place ?? new URL('../src/api.ts', import.meta.url), await writtenTypes())
