import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { creatorFiles } from '../creators/creator-file.ts'
import { creatorSnapshot } from '../creators/creator-snapshot.ts'
import { commandOptions, existingFolder } from '../options.ts'
import { UsageError } from '../usage-error.ts'

/** `convert`: every creator of `creators_*.json` becomes a snapshot, as one file each or as one line each. */
export function convert(args: string[]): void {
  const { once } = commandOptions(args, { once: ['data', 'out', 'ndjson'] as const })
  const data = existingFolder('data', once.data)
  if (once.out === undefined && once.ndjson === undefined) throw new UsageError('Name --out DIR or --ndjson FILE.')
  const files = creatorFiles(data)
  const snapshots = files.flatMap((file) => file.creators.map(creatorSnapshot))
  if (once.ndjson !== undefined) {
    writeFileSync(once.ndjson, snapshots.map((snapshot) => `${JSON.stringify(snapshot)}\n`).join(''))
  }
  if (once.out !== undefined) {
    mkdirSync(once.out, { recursive: true })
    for (const snapshot of snapshots) {
      const path = join(once.out, `${snapshot.platform}_${snapshot.handle}.json`)
      writeFileSync(path, `${JSON.stringify(snapshot)}\n`)
    }
  }
  console.log(`Converted ${snapshots.length} creators of ${files.length} files.`)
}
