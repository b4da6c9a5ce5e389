import { Problem } from '@vouch/contract'
import type { FastifyInstance } from 'fastify'
import { hostnameOf } from '../../foundation/http/loopback.ts'
import { placeOf } from '../../foundation/http/place-of.ts'

/** On which hosts the team's side exists: the operator's own, `localhost` and workspaces of one hosting service, and in a sandbox numeric
 *  addresses. Elsewhere its pages lead to the public site, and its calls are not there. */

const pages = /^\/(admin|control|system|sales-copy)(\/|$)/i
const calls = /^\/api\/(admin|sales-copy)(\/|$)/
const workspaces = ['replit.dev', 'replit.app', 'replit.com', 'repl.co']

export interface HostRule {
  /** The operator's hosts, without a port. Empty: the host of the public address. */
  adminHosts: readonly string[]
  /** Whether every numeric address counts: a sandbox is often opened by one, and a public site answers by one to whoever scans the net. */
  numericHosts: boolean
  publicAddress: () => string
}

/** @param hostname without a port */
export function isTeamHost(hostname: string, { adminHosts, numericHosts, publicAddress }: HostRule): boolean {
  const host = hostnameOf(hostname)
  const own = adminHosts.length > 0 ? adminHosts : [new URL(publicAddress()).hostname]
  if (own.includes(host) || host === 'localhost' || host.endsWith('.localhost')) return true
  if (numericHosts && (/^\d{1,3}(\.\d{1,3}){3}$/.test(host) || /^[\da-f]*:[\da-f:.]+$/.test(host))) return true
  return workspaces.some((name) => host === name || host.endsWith(`.${name}`))
}

/** Adds the rule before everything else of a call. */
export function keepToTeamHosts(app: FastifyInstance, rule: HostRule): void {
  app.addHook('onRequest', async (request, reply) => {
    const place = placeOf(request)
    if (!pages.test(place) && !calls.test(place)) return
    if (isTeamHost(request.hostname, rule)) return
    if (calls.test(place)) throw new Problem('not_found')
    return reply.redirect(`${rule.publicAddress()}/`, 302)
  })
}
