import { readFileSync } from 'node:fs'

const manifest = readFileSync(new URL('../package.json', import.meta.url), 'utf8')

/** The release that runs, as its manifest names it: `0.1.0`. */
export const { version: productVersion } = JSON.parse(manifest) as { version: string }
