import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { CommandFault } from './command-fault.ts'
import { verifyFile } from './verify-file.ts'
import { verifyLines } from './verify-lines.ts'

/** The command line: `vouch verify`. Reports go to standard output; what is wrong with the input is one sentence on standard
 *  error and exit 2; anything else that fails is exit 1. */

const usage = `Usage:
  vouch verify FILE [--json] [--platform NAME] [--handle NAME]   a snapshot (JSON), or followers or posts (CSV)
  vouch verify ADDRESS [--json]                                  a creator's address, for example instagram.com/name
  vouch verify - [--json]                                        one snapshot from standard input
  vouch verify - --ndjson                                        a snapshot per line in, a report per line out`

process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1))
try {
  await run(process.argv.slice(2))
} catch (error) {
  if (!(error instanceof CommandFault)) throw error
  console.error(error.message)
  process.exitCode = 2
}

async function run(words: string[]): Promise<void> {
  const { values, positionals } = parsed(words)
  if (values.help) return void console.log(usage)
  const [command, input, ...rest] = positionals
  if (command !== 'verify' || input === undefined || rest.length > 0) throw new CommandFault(usage)
  if (values.ndjson) {
    if (input !== '-') throw new CommandFault('--ndjson reads standard input: vouch verify - --ndjson')
    return verifyLines(process.stdin, process.stdout)
  }
  const options = { json: values.json ?? false, platform: values.platform, handle: values.handle }
  if (input === '-' || existsSync(input)) return verifyFile(input, options)
  // Addresses need the database and the connectors; files are read without loading either.
  const { verifyAddress } = await import('./verify-address.ts')
  return verifyAddress(input, options)
}

function parsed(words: string[]) {
  const options = {
    json: { type: 'boolean' },
    ndjson: { type: 'boolean' },
    help: { type: 'boolean', short: 'h' },
    platform: { type: 'string' },
    handle: { type: 'string' },
  } as const
  try {
    return parseArgs({ args: words, options, allowPositionals: true })
  } catch (error) {
    throw new CommandFault(`${error instanceof Error ? error.message : error}\n${usage}`)
  }
}
