import { createVouch, type Vouch, VouchError } from '@vouch/client/source'
import { CommandFault } from '../command-fault.ts'
import { loadInstance } from './kept-instance.ts'

/** Calls the instance that the user signed in to.
 *  @throws CommandFault for whatever the instance refuses, in its own words */
export async function connected<Result>(work: (vouch: Vouch) => Promise<Result>): Promise<Result> {
  const { address, key } = loadInstance()
  return refusalsAsFaults(address, () => work(createVouch({ baseUrl: address, key })))
}

/** Says what an instance refuses as the command line says what is wrong. */
export async function refusalsAsFaults<Result>(address: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof SyntaxError)
      throw new CommandFault(`${address} answers, but not as Vouch does. Check the address.`)
    if (!(error instanceof VouchError)) throw error
    if (error.status === 0)
      throw new CommandFault(`${address} can’t be reached. Check the address, or try again later.`)
    if (error.code === 'invalid_token' || error.code === 'missing_token')
      throw new CommandFault(`${address} doesn’t know this key anymore. Sign in again: vouch login`)
    throw new CommandFault(error.message)
  }
}

/** Writes an answer: as JSON for programs, else the lines for a person. */
export function write(json: boolean, answer: unknown, lines: () => readonly string[]): void {
  process.stdout.write(json ? `${JSON.stringify(answer)}\n` : `${lines().join('\n')}\n`)
}
