import {
  hasSignedValues,
  type ReportCheck,
  type RevokedSignatures,
  revokedSignatures,
  type SignatureState,
} from '@vouch/contract'
import { checkWords } from '@vouch/presentation'
import { checkSigned } from '../verdicts/signing/check-signed-text.ts'
import type { KeyRing } from '../verdicts/signing/key-ring.ts'
import { CommandFault } from './command-fault.ts'
import { isAddress, readJsonSource, readSource } from './read-source.ts'
import { loadReportKeys } from './report-keys.ts'

/** `vouch check FILE`: whether a report is what was signed. It sends the report nowhere; keys and revocations are files, or addresses that are read. */

export interface CheckOptions {
  json: boolean
  /** A file or address of published keys; undefined: this installation's own. */
  keys: string | undefined
  /** A file or address of revoked signatures; undefined: beside the keys, where those have an address. */
  revoked: string | undefined
}

const keysName = '/.well-known/vouch-keys.json'
const revokedName = '/.well-known/vouch-revoked.json'
/** Pages of revocations that are read, of 1,000 each. */
const pagesMax = 100

/** Writes what was found. @returns the exit code: 0 signed and unchanged, 1 not what was signed, 3 revoked
 *  @throws CommandFault where nothing could be checked */
export async function checkReport(path: string, options: CheckOptions): Promise<number> {
  const file = await readSource(path)
  const { finding, signature } = checkSigned(file, await keysOf(options.keys))
  const code = signature?.code ?? null
  const isProven = hasSignedValues(finding)
  const state = isProven && code !== null ? await stateOf(code, options) : null
  const check = { file: finding, signature: isProven ? signature : null, state }
  process.stdout.write(options.json ? `${JSON.stringify(check)}\n` : textOf(check))
  if (state?.standing === 'revoked') return 3
  return finding === 'unchanged' ? 0 : 1
}

function textOf(check: Pick<ReportCheck, 'file' | 'state' | 'signature'>): string {
  const { title, text } = checkWords(check)
  const lines = [`${title}: ${text}`]
  const { signature, state } = check
  if (signature !== null) {
    lines.push(`  From ${signature.issuer}, key ${signature.keyId}, code ${signature.code ?? '–'}`)
    if (signature.code === null) lines.push('  It was signed on the command line, so it can’t be revoked.')
    else if (state === null)
      lines.push('  Whether it was revoked wasn’t checked. Add --revoked FILE or an https:// address.')
  }
  return `${lines.join('\n')}\n`
}

async function keysOf(source: string | undefined): Promise<KeyRing> {
  const keys = await loadReportKeys(source)
  if (keys !== null) return keys
  throw new CommandFault('This installation has no signing keys. Add --keys with a file or address of published keys.')
}

/** @returns null where no list was at hand */
async function stateOf(code: string, { keys, revoked }: CheckOptions): Promise<SignatureState | null> {
  const source = revoked ?? (keys && isAddress(keys) && keys.endsWith(keysName) ? beside(keys) : undefined)
  if (source === undefined) return null
  const found = await findRevoked(source, code)
  if (found === null) return { standing: 'valid', revoked: null, supersededBy: null }
  return { standing: 'revoked', revoked: { at: found.at, reason: found.reason }, supersededBy: null }
}

function beside(keys: string): string {
  return keys.slice(0, -keysName.length) + revokedName
}

async function findRevoked(source: string, code: string): Promise<RevokedSignatures['revoked'][number] | null> {
  let next: string | null = source
  for (let page = 0; next !== null && page < pagesMax; page++) {
    const reading = revokedSignatures.safeParse(await readJsonSource(next))
    if (!reading.success) throw new CommandFault(`${source} isn’t a list of revoked signatures.`)
    const { revoked, nextCursor } = reading.data
    const found = revoked.find((each) => each.code === code)
    if (found !== undefined) return found
    next = nextCursor === null || !isAddress(source) ? null : `${source}?cursor=${encodeURIComponent(nextCursor)}`
  }
  if (next !== null) throw new CommandFault(`${source} has more pages than this command reads.`)
  return null
}
