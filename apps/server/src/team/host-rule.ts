import { Problem } from '@vouch/contract'
import type { FastifyInstance } from 'fastify'

/** On which hosts the team's side exists: the operator's own, this machine, numeric addresses and workspaces of one hosting
 *  service. Elsewhere its pages lead to the public site, and its calls are not there. */

const pages = /^\/(admin|control|system|sales-copy)(\/|$)/
const calls = /^\/api\/(admin|sales-copy)([/.?]|$)/
const workspaces = ['replit.dev', 'replit.app', 'replit.com', 'repl.co']

export interface HostRule {
  /** The operator's hosts, without a port. Empty: the host of the public address. */
  adminHosts: readonly string[]
  publicAddress: () => string
}

/** @param hostname without a port */
export function isTeamHost(hostname: string, { adminHosts, publicAddress }: HostRule): boolean {
  const host = hostname.toLowerCase().replace(/^\[|\]$/g, '')
  const own = adminHosts.length > 0 ? adminHosts : [new URL(publicAddress()).hostname]
  if (own.includes(host) || host === 'localhost' || host.endsWith('.localhost')) return true
  if (/^\d{1,3}(\.\d{1,3}){3}$/.test(host) || /^[\da-f]*:[\da-f:.]+$/.test(host)) return true
  return workspaces.some((name) => host === name || host.endsWith(`.${name}`))
}

/** Adds the rule before everything else of a call. */
export function keepToTeamHosts(app: FastifyInstance, rule: HostRule): void {
  app.addHook('onRequest', async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? ''
    if (!pages.test(path) && !calls.test(path)) return
    if (isTeamHost(request.hostname, rule)) return
    if (calls.test(path)) throw new Problem('not_found')
    return reply.redirect(`${rule.publicAddress()}/`, 302)
  })
}
