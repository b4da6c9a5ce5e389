import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parityDocument } from './parity-table.ts'
import { root } from './source-tree.ts'

/** `npm run parity:write` */
writeFileSync(join(root, 'docs/parity.md'), parityDocument())
