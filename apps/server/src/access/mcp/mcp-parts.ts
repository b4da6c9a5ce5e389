import type { Call, McpInput, McpToolName, Route } from '@vouch/contract'

/** What tools are given. They reach the product by calls of its API alone, in this process or over the network, so that nothing is allowed
 *  here that is not allowed there. */

export interface McpParts {
  /** Makes a call with the caller's own key. */
  call: Call
  /** Opens a call whose answer is a stream. */
  open: (route: Route, parts: { params: Record<string, string> }, signal: AbortSignal) => Promise<Response>
  /** What prices that were told are signed with. */
  secret: string
  /** Who calls: a price that was told to one is not confirmed by another. */
  caller: string
  /** Where people open reports. */
  publicAddress: () => string
  version: string
}

/** What a model is answered: words to read, and the same as data where a program goes on with it. */
export interface McpAnswer {
  text: string
  data?: Record<string, unknown>
}

/** What one use of a tool can do beside calling. */
export interface ToolUse {
  signal: AbortSignal
  /** Tells how far the work is; whoever did not ask for it hears nothing. */
  progress: (done: number, of: number, message: string) => Promise<void>
  /** Asks the person whether to spend credits. `cannot`: the client has no way to ask, or nobody answered. */
  ask: (question: string) => Promise<'yes' | 'no' | 'cannot'>
}

export type ToolDeed<Name extends McpToolName> = (
  parts: McpParts,
  input: McpInput<Name>,
  use: ToolUse,
) => Promise<McpAnswer>
