import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { builtSite } from '../apps/server/src/site/web-build.ts'

/** @param path of a built file, as pages ask for it
 *  @returns its size as it is sent: compressed where that was done while building */
export function sentBytes(path: string): number {
  const file = join(builtSite, path)
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
}
