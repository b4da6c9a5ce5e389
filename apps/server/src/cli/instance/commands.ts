import { CommandFault } from '../command-fault.ts'

/** The commands that call an instance over its API, and those about how they do. */

export interface InstanceOptions {
  json: boolean
  yes: boolean
  limit: string | undefined
  format: string | undefined
  out: string | undefined
}

type Run = (words: readonly string[], options: InstanceOptions) => Promise<void> | void

const commands: Readonly<Record<string, Run>> = {
  login: async ([address, ...rest]) => {
    refuseMore(rest)
    await (await import('./login.ts')).login(address)
  },
  logout: async (words) => {
    refuseMore(words)
    ;(await import('./login.ts')).logout()
  },
  credits: async (words, options) => {
    refuseMore(words)
    await (await import('./credits.ts')).showCredits(options)
  },
  discover: async (words, options) => (await import('./discover.ts')).discover(words, options),
  shortlist: async (words, options) => (await import('./shortlist.ts')).shortlist(words, options),
  campaign: async (words, options) => (await import('./campaign.ts')).campaign(words, options),
  export: async ([what, ...rest], options) => {
    refuseMore(rest)
    await (await import('./export.ts')).exportFile(what, options)
  },
  api: async (words, options) => (await import('./call-api.ts')).callApi(words, options),
  mcp: async (words) => {
    refuseMore(words)
    await (await import('./mcp.ts')).serveMcp()
  },
  completion: async ([shell, ...rest]) => {
    refuseMore(rest)
    console.log((await import('./completion.ts')).completionOf(shell))
  },
}

function refuseMore([word]: readonly string[]): void {
  if (word !== undefined) throw new CommandFault(`One word too many: ${word}; run vouch --help for usage.`)
}

/** @returns whether it was one of them */
export async function ranInstance(
  command: string | undefined,
  words: readonly string[],
  options: InstanceOptions,
): Promise<boolean> {
  const run = command !== undefined && Object.hasOwn(commands, command) ? commands[command] : undefined
  if (run === undefined) return false
  await run(words, options)
  return true
}
