import { randomUUID } from 'node:crypto'
import { confirmSeconds } from '@vouch/contract'
import { plural } from '@vouch/presentation'
import { confirmedKey, confirmToken } from './confirm-token.ts'
import type { McpAnswer, McpParts, ToolUse } from './mcp-parts.ts'

/** Before anything is spent: the price is told and somebody agrees to it, by a question that the client shows or by sending a token back. */

export interface Deal {
  tool: string
  /** What the tool was asked for, without the token. */
  input: object
  /** What it is that costs: `Verifying @ava`. */
  what: string
  credits: number
  /** As it came with the call. */
  token: string | undefined
  /** Asked before anybody is told a price. @throws ApiFailure where the caller may not spend it, or has too little */
  requirePayable: () => Promise<void>
}

/** @returns the key under which the deed is made once, or the answer to give instead of doing it */
export async function agreeOnPrice(
  { secret, caller }: McpParts,
  use: ToolUse,
  { tool, input, what, credits, token, requirePayable }: Deal,
): Promise<{ key: string } | { instead: McpAnswer }> {
  if (credits === 0) return { key: `mcp-${randomUUID()}` }
  const price = { caller, tool, input, credits }
  const told = `${what} costs ${plural(credits, 'credit')}.`
  if (token !== undefined) {
    const key = confirmedKey(token, price, secret, Date.now())
    if (key !== null) return { key }
    await requirePayable()
    return { instead: tellPrice(`That confirmToken is over or was for something else. ${told}`) }
  }
  await requirePayable()
  const said = await use.ask(`${told} Spend them?`)
  if (said === 'yes') return { key: `mcp-${randomUUID()}` }
  if (said === 'no') return { instead: { text: 'Nothing was spent: the person said no.', data: { spent: false } } }
  return { instead: tellPrice(told) }

  function tellPrice(sentence: string): McpAnswer {
    const fresh = confirmToken(price, secret, Date.now())
    return {
      text: `${sentence} Nothing has been spent. Ask the person; if they agree, call ${tool} again with the same input and confirmToken "${fresh}". It’s good for ${confirmSeconds / 60} minutes and one use.`,
      data: { price: { credits }, confirmToken: fresh, expiresInSeconds: confirmSeconds },
    }
  }
}
