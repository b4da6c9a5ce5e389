import { publishedKeys } from '@vouch/contract'
import { loadConfig } from '../config/config.ts'
import { keyFolderOf, readKeys } from '../verdicts/signing/key-folder.ts'
import { type KeyRing, keyRing, publishedRing } from '../verdicts/signing/key-ring.ts'
import { CommandFault } from './command-fault.ts'
import { readJsonSource } from './read-source.ts'

/** The keys that a signature is checked with on the command line.
 *  @param source a file or address of published keys; undefined: this installation's own
 *  @returns null where this installation has none
 *  @throws CommandFault for a source that holds none */
export async function loadReportKeys(source: string | undefined): Promise<KeyRing | null> {
  if (source === undefined) {
    const own = readKeys(keyFolderOf(loadConfig()))
    return own.length > 0 ? keyRing(() => own) : null
  }
  const reading = publishedKeys.safeParse(await readJsonSource(source))
  try {
    if (reading.success) return publishedRing(reading.data.keys)
  } catch {
    // A key that is not what its name says makes the whole list worthless.
  }
  throw new CommandFault(`${source} isn’t a list of Vouch’s signing keys.`)
}
