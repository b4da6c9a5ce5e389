import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { CommandFault } from './command-fault.ts'
import { ranInstance } from './instance/commands.ts'

/** The command line: `vouch start`, `vouch verify`, `vouch watch`, backups, and what calls an instance. Reports go to standard output; what is wrong with the input is one sentence on standard
 *  error and exit 2; anything else that fails is exit 1. The usage is printed, and a wrong word refused, before anything
 *  else is loaded: the rest takes a second. */

const usage = `Usage:
  vouch start                     starts Vouch on http://localhost:3000, with a database of its own in .data
  vouch verify FILE [--json] [--platform NAME] [--handle NAME]   a snapshot (JSON), followers or posts (CSV), or a data export (zip)
  vouch verify LINK [--json]                                     a creator’s profile link, for example instagram.com/name
  vouch verify LINK --instance [--yes] [--json]                  the same on the instance you signed in to, for its credits
  vouch verify FILE --json --signed                              the report as JSON, signed with this installation’s key
  vouch verify SNAPSHOT --against REPORT [--keys SOURCE] [--json]  scores it again: exit 0 same report, 1 not, 3 another engine
  vouch verify - [--json]                                        one snapshot from standard input
  vouch verify - --ndjson [--threads N]                          a snapshot per line in, a report per line out; all cores unless told
  vouch watch LINK [--every 6h] [--times N] [--json]             a creator’s counts, once or again and again, and what changed
  vouch check REPORT [--keys SOURCE] [--revoked SOURCE] [--json] a signed report: exit 0 as signed, 1 changed, 3 revoked;
                                  a source is a file or an address, for example https://vouch.example/.well-known/vouch-keys.json
  vouch keys [list | add | retire KEY] [--json]                  the keys that reports are signed with
  vouch doctor [--offline] [--json]      what works here and what doesn’t, with a fix for each: exit 0 fine, 1 not, 3 look
  vouch import FILE [--platform NAME] [--handle NAME]            prints the snapshot that a list or a data export gives
  vouch login [ADDRESS]           signs in to an instance with an API key, which is asked for; vouch logout forgets it
  vouch credits [--json]          what you can spend there, and what the last 30 days were spent on
  vouch discover WORDS [--limit N] [--json]                      searches creators, for example: fitness creators in the US
  vouch shortlist [NAME] [--json]                                your shortlists, or one of them
  vouch shortlist add NAME LINK                                  adds a creator to a shortlist
  vouch campaign [NAME] [--json]                                 your campaigns, or one: steps, money, each creator’s results
  vouch export ID [--format pdf|csv|json] [--out FILE] [--yes] [--json]   a report as a file; verifications instead of an ID: the list
  vouch api [METHOD] PATH [JSON | @FILE | -] [--out FILE] [--yes]  any call of the API, for example: vouch api /api/watches
  vouch mcp                       lets a language model on this machine use that instance (Model Context Protocol over stdio)
  vouch completion bash|zsh|fish  for your shell, for example: source <(vouch completion bash)
  vouch backup FOLDER             copies the database to a folder while the product runs
  vouch restore FOLDER            restores a backup into an empty database
  vouch rehearse-restore          takes a backup, restores it to a scratch database, and compares every row`

/** Those that the usage names. */
const commands = new Set(Array.from(usage.matchAll(/\bvouch ([a-z-]+)/g), ([, name]) => name))

const seeHelp = 'run vouch --help for usage.'

/** @param words of the command line, without the program */
export async function runCommand(words: string[]): Promise<void> {
  try {
    await run(words)
  } catch (error) {
    if (!(error instanceof CommandFault)) throw error
    console.error(error.message)
    process.exitCode = 2
  }
}

async function run(words: string[]): Promise<void> {
  const { values, positionals } = parsed(words)
  const [command, input, ...rest] = positionals
  if (command === 'start' && !values.help) return startServer(positionals.slice(1))
  // Whoever reads what a command prints may have enough of it. A server goes on without readers.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1))
  if (values.help) {
    if (command !== undefined && !commands.has(command)) throw unknownCommand(command)
    return void console.log(usage)
  }
  if (await ranBackup(command, input)) return
  if (command === 'watch') return watch(input, rest, values)
  const { json = false, yes = false, limit, format, out } = values
  if (await ranInstance(command, positionals.slice(1), { json, yes, limit, format, out })) return
  if (await ranSigning(command, positionals.slice(1), values)) return
  if (command === 'doctor') return examineHere(positionals.slice(1), values)
  if (command !== 'verify' && command !== 'import') {
    throw command === undefined ? new CommandFault(`Missing command; ${seeHelp}`) : unknownCommand(command)
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
    return verifyAllLines(threadsOf(values.threads))
  }
  if (values.instance && command === 'verify') return verifyOnInstance(input, values)
  const { signed = false, platform, handle, against, keys } = values
  if (signed && !json) throw new CommandFault('--signed writes JSON: add --json.')
  const options = { json, signed, platform, handle, against, keys }
  if (command === 'import') return (await import('./verify-file.ts')).importFile(input, options)
  if (input === '-' || existsSync(input)) return (await import('./verify-file.ts')).verifyFile(input, options)
  if (await looksLikePath(input)) throw new CommandFault(`File not found: ${input}.`)
  if (against !== undefined) throw new CommandFault('--against compares with a snapshot from a file.')
  // Addresses need the database and the connectors; files are read without loading either.
  const { verifyAddress } = await import('./verify-address.ts')
  return verifyAddress(input, options)
}

function unknownCommand(command: string): CommandFault {
  return new CommandFault(`Unknown command ${command}; ${seeHelp}`)
}

/** A bad line is an answer, and whoever pipes lines counts them: it ends no pipe by the exit code, and is told of on the side. */
async function verifyAllLines(threads: number): Promise<void> {
  const { verifyLines } = await import('./verify-lines.ts')
  const { lines, failed } = await verifyLines(process.stdin, process.stdout, threads)
  if (failed > 0) console.error(`${failed} of ${lines} lines couldn’t be verified.`)
}

/** On the instance that somebody signed in to. Its reports of files are made there, on screen or by the API. */
async function verifyOnInstance(input: string, { json = false, yes = false, signed, against }: Values): Promise<void> {
  if (signed || against !== undefined) throw new CommandFault('--signed and --against are about this machine’s files.')
  if (input === '-' || existsSync(input)) throw new CommandFault('Name a profile link with --instance, not a file.')
  await (await import('./instance/verify.ts')).verifyThere(input, { json, yes })
}

async function watch(input: string | undefined, rest: string[], values: ReturnType<typeof parsed>['values']) {
  if (input === undefined || rest.length > 0) throw new CommandFault(`Watch one profile link; ${seeHelp}`)
  const { watchAddress } = await import('./watch-address.ts')
  await watchAddress(input, { json: values.json ?? false, every: values.every, times: values.times })
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

async function examineHere(words: string[], { json = false, offline = false }: Values): Promise<void> {
  if (words.length > 0) throw new CommandFault(`vouch doctor takes no ${words[0]}; ${seeHelp}`)
  process.exitCode = await (await import('./doctor/doctor.ts')).examine({ json, offline })
}

/** The commands about signatures need the keys, which are read only then. @returns whether it was one of them */
async function ranSigning(command: string | undefined, words: string[], values: Values): Promise<boolean> {
  const { json = false, keys, revoked } = values
  const [first, second, third] = words
  if (command === 'keys') {
    if (third !== undefined) throw new CommandFault(`One word too many: ${third}; ${seeHelp}`)
    ;(await import('./signing-keys.ts')).manageKeys(first, second, { json })
    return true
  }
  if (command !== 'check') return false
  if (first === undefined) throw new CommandFault(`Missing a report to check; ${seeHelp}`)
  if (second !== undefined) throw new CommandFault(`Check one report at a time, not ${words.length}; ${seeHelp}`)
  process.exitCode = await (await import('./check-report.ts')).checkReport(first, { json, keys, revoked })
  return true
}

/** Whether somebody meant a file: a path by its beginning or its ending, unless it is an address after all. */
async function looksLikePath(input: string): Promise<boolean> {
  const looks = /^([./~\\]|[a-z]:\\)/i.test(input) || /\.(json|ndjson|jsonl|csv|tsv|txt|zip|js|xlsx)$/i.test(input)
  return looks && (await import('@vouch/contract')).parseAddress(input).kind === 'refused'
}

/** @returns lines to score at a time. More than twice as many as there are cores wait for each other. */
function threadsOf(threads: string | undefined): number {
  if (threads === undefined) return availableParallelism()
  const most = 2 * availableParallelism()
  if (/^[1-9]\d{0,3}$/.test(threads) && Number(threads) <= most) return Number(threads)
  throw new CommandFault(`--threads takes a whole number from 1 to ${most} on this machine.`)
}

type Values = ReturnType<typeof parsed>['values']

function parsed(words: string[]) {
  const options = {
    json: { type: 'boolean' },
    ndjson: { type: 'boolean' },
    threads: { type: 'string' },
    help: { type: 'boolean', short: 'h' },
    platform: { type: 'string' },
    handle: { type: 'string' },
    every: { type: 'string' },
    times: { type: 'string' },
    against: { type: 'string' },
    signed: { type: 'boolean' },
    instance: { type: 'boolean' },
    offline: { type: 'boolean' },
    keys: { type: 'string' },
    revoked: { type: 'string' },
    yes: { type: 'boolean', short: 'y' },
    limit: { type: 'string' },
    format: { type: 'string' },
    out: { type: 'string' },
  } as const
  // A key of an earlier version may begin with a dash, and is no option.
  const args = words.flatMap((word) => (/^-[\w-]{42}$/.test(word) ? ['--', word] : [word]))
  try {
    return parseArgs({ args, options, allowPositionals: true })
  } catch (error) {
    // Only the first sentence says what is wrong; the rest is advice about positional arguments.
    const [fault] = String(error instanceof Error ? error.message : error).split('. ')
    throw new CommandFault(`${fault}; ${seeHelp}`)
  }
}
