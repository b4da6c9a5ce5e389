import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { plural } from '@vouch/presentation'
import { CommandFault } from '../command-fault.ts'

/** Questions on the command line. They are written to standard error, for what a command prints may be read by a program. */

/** Lines that are waiting where standard input is no terminal: each answers one question. */
let waiting: AsyncIterator<string> | null = null

/** @param hidden the answer is a secret and is not shown while it is typed
 *  @returns what was answered, without spaces around it */
export async function ask(question: string, { hidden = false } = {}): Promise<string> {
  if (!process.stdin.isTTY) {
    waiting ??= createInterface({ input: process.stdin })[Symbol.asyncIterator]()
    const line = await waiting.next()
    return line.done ? '' : line.value.trim()
  }
  let isSilent = false
  const output = new Writable({
    write(chunk, _encoding, done) {
      if (!isSilent) process.stderr.write(chunk)
      done()
    },
  })
  const asking = createInterface({ input: process.stdin, output, terminal: true })
  try {
    const answer = asking.question(`${question} `)
    isSilent = hidden
    return (await answer).trim()
  } finally {
    asking.close()
    if (hidden) process.stderr.write('\n')
  }
}

/** Shows what something costs and waits for a yes.
 *  @param yes it was given with the command
 *  @throws CommandFault where nobody is there to ask, and for a no */
export async function confirmCost(credits: number, what: string, yes: boolean): Promise<void> {
  if (credits === 0 || yes) return
  const told = `${what} costs ${plural(credits, 'credit')}.`
  if (!process.stdin.isTTY) throw new CommandFault(`${told} Add --yes to spend them.`)
  const answer = await ask(`${told} Go ahead? [y/N]`)
  if (!/^y(es)?$/i.test(answer)) throw new CommandFault('Nothing was spent.')
}
