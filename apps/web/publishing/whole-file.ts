import { renameSync, writeFileSync } from 'node:fs'

/** Writes a file that may be asked for at any moment: it is there whole or not at all. */
export function writeWhole(path: string, bytes: Uint8Array): void {
  const beside = `${path}.${process.pid}.new`
  writeFileSync(beside, bytes)
  renameSync(beside, path)
}
