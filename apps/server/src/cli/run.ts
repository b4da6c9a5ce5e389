import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { parseAddress } from '@vouch/contract'
import { CommandFault } from './command-fault.ts'
import { importFile, verifyFile } from './verify-file.ts'
import { verifyLines } from './verify-lines.ts'

/** The command line: `vouch start`, `vouch verify`, and backups. Reports go to standard output; what is wrong with the input is one sentence on standard
 *  error and exit 2; anything else that fails is exit 1. */

const usage = `Usage:
  vouch start                     starts Vouch on http://localhost:3000, with a database of its own in .data
  vouch verify FILE [--json] [--platform NAME] [--handle NAME]   a snapshot (JSON), followers or posts (CSV), or a data export (zip)
  vouch verify LINK [--json]                                     a creator’s profile link, for example instagram.com/name
  vouch verify - [--json]                                        one snapshot from standard input
  vouch verify - --ndjson                                        a snapshot per line in, a report per line out
  vouch import FILE [--platform NAME] [--handle NAME]            prints the snapshot that a list or a data export gives
  vouch backup FOLDER             copies the database to a folder while the product runs
  vouch restore FOLDER            restores a backup into an empty database
  vouch rehearse-restore          takes a backup, restores it to a scratch database, and compares every row`

const seeHelp = 'run vouch --help for usage.'

try {
  await run(process.argv.slice(2))
} catch (error) {
  if (!(error instanceof CommandFault)) throw error
  console.error(error.message)
  process.exitCode = 2
}

async function run(words: string[]): Promise<void> {
  const { values, positionals } = parsed(words)
  const [command, input, ...rest] = positionals
  if (command === 'start' && !values.help) return startServer(positionals.slice(1))
  // Whoever reads what a command prints may have enough of it. A server goes on without readers.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1))
  if (values.help) return void console.log(usage)
  if (await ranBackup(command, input)) return
  if (command !== 'verify' && command !== 'import') {
    throw new CommandFault(`${command === undefined ? 'Missing command' : `Unknown command ${command}`}; ${seeHelp}`)
  }
  if (input === undefined)
    throw new CommandFault(
      `Missing a file ${command === 'import' ? 'to import' : 'or profile link to verify'}; ${seeHelp}`,
    )
  if (rest.length > 0)
    throw new CommandFault(
      `${command === 'import' ? 'Import' : 'Verify'} one file or link at a time, not ${rest.length + 1}; ${seeHelp}`,
    )
  if (values.ndjson) {
    if (input !== '-') throw new CommandFault('--ndjson reads standard input: vouch verify - --ndjson')
    return verifyLines(process.stdin, process.stdout)
  }
  const options = { json: values.json ?? false, platform: values.platform, handle: values.handle }
  if (command === 'import') return importFile(input, options)
  if (input === '-' || existsSync(input)) return verifyFile(input, options)
  if (looksLikePath(input)) throw new CommandFault(`File not found: ${input}.`)
  // Addresses need the database and the connectors; files are read without loading either.
  const { verifyAddress } = await import('./verify-address.ts')
  return verifyAddress(input, options)
}

/** Serves until it is told to stop. Settings come from the environment alone, so a word too many is a mistake about them. */
async function startServer(words: string[]): Promise<void> {
  if (words.length > 0) throw new CommandFault(`vouch start takes no ${words[0]}; set PORT, HOST or DATA_DIR instead.`)
  await import('../run.ts')
}

/** The commands about backups need the database, which is loaded only then. @returns whether it was one of them */
async function ranBackup(command: string | undefined, folder: string | undefined): Promise<boolean> {
  if (command !== 'backup' && command !== 'restore' && command !== 'rehearse-restore') return false
  const { rehearseRestore, restoreBackup, takeBackup } = await import('./backups.ts')
  if (command === 'rehearse-restore') await rehearseRestore()
  else if (folder === undefined) throw new CommandFault(`Missing a folder for the ${command}; ${seeHelp}`)
  else await (command === 'backup' ? takeBackup : restoreBackup)(folder)
  return true
}

/** Whether somebody meant a file: a path by its beginning or its ending, unless it is an address after all. */
function looksLikePath(input: string): boolean {
  const looks = /^([./~\\]|[a-z]:\\)/i.test(input) || /\.(json|ndjson|jsonl|csv|tsv|txt|zip|js|xlsx)$/i.test(input)
  return looks && parseAddress(input).kind === 'refused'
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
    // Only the first sentence says what is wrong; the rest is advice about positional arguments.
    const [fault] = String(error instanceof Error ? error.message : error).split('. ')
    throw new CommandFault(`${fault}; ${seeHelp}`)
  }
}
