import { Problem } from '@vouch/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isLoopback } from './loopback.ts'
import { teammateOf } from './teammate-of.ts'

/** Who may use what only a sandbox has: its mailbox, its clock, its switches. Letters sign people in and the clock moves everybody's time.
 *
 *  What a newcomer would get wrong: that a server listens to this machine alone does not keep other sites out. Their name can be made
 *  to lead here (DNS rebinding), and then the browser calls from their page to this machine; but it still sends their name as the host. */

declare module 'fastify' {
  interface FastifyInstance {
    sandbox: SandboxReach
  }
}

/** `none`: no sandbox. `local`: for this machine alone. `open`: others can reach it, with passwords that nobody knows beforehand. */
export type SandboxReach = 'none' | 'local' | 'open'

/** @throws Problem `not_found` where there is no sandbox or another host was named, `team_sign_in` where the team alone may enter */
export async function enterSandbox(app: FastifyInstance, request: FastifyRequest): Promise<void> {
  if (app.sandbox === 'open') await teammateOf(app, request)
  else if (app.sandbox === 'none' || !isForThisMachine(request)) throw new Problem('not_found')
}

/** The header itself, and what a trusted proxy says of it. */
function isForThisMachine({ headers, hostname }: FastifyRequest): boolean {
  return isLoopback(headers.host ?? '') && isLoopback(hostname)
}
