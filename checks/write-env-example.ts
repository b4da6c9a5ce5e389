import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { environmentExample } from './environment-example.ts'
import { root } from './source-tree.ts'

/** Writes `.env.example` from the configuration. */
writeFileSync(join(root, '.env.example'), environmentExample())
