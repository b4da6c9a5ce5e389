import { plural } from '@vouch/engine'
import { apiWings } from '../document/wings.ts'
import { declaredRoutes } from '../wire/declared-routes.ts'
import { cliCommands } from './cli-commands.ts'
import { extensionDeeds } from './extension-deeds.ts'
import { mcpTools } from './mcp-tools.ts'
import { parityHoles } from './parity-holes.ts'
import { scopeOf } from './scopes.ts'
import { type Surface, surfaces } from './surfaces.ts'
import { webhookEventTypes } from './webhook-events.ts'

/** What the product can do, by the tags of the API's document, and where: a screen, the API, the command line, a language model, webhooks, the
 *  extension. Gathered from the declarations of each, so that nobody keeps it by hand. */

export interface ParityCell {
  /** What there is, by the names that its users know. */
  has: readonly string[]
  /** Why there is nothing; null where there is something, and where nobody gave a reason, which a test refuses. */
  why: string | null
}

export interface ParityRow {
  capability: string
  cells: Readonly<Record<Surface, ParityCell>>
}

/** Wings whose calls are for customers; visitors and the team have their own. */
const wings = ['Verdicts', 'Finding', 'Customers', 'Campaigns', 'Access']

/** Capabilities, in the order of the API's document. */
export const parityTags: readonly string[] = apiWings
  .filter(({ name }) => wings.includes(name))
  .flatMap(({ tags }) => Object.keys(tags))

/** Where each capability is on screen, below `/app`. */
const screens: Readonly<Record<string, readonly string[]>> = {
  Verifications: ['verify', 'verifications'],
  Analyses: ['verifications/:id'],
  Return: ['verifications/:id', 'portfolio', 'compare'],
  Exports: ['exports'],
  Sharing: ['verifications/:id'],
  'Signed reports': ['exports'],
  'Creator consent': ['verifications/:id'],
  Discovery: ['discovery', 'discovery/lookalikes', 'discovery/audience', 'discovery/personality'],
  Shortlists: ['shortlists'],
  Watch: ['watch'],
  'Bulk verification': ['bulk'],
  Home: [''],
  Credits: ['credits'],
  Payments: ['credits'],
  Billing: ['billing', 'billing/plan'],
  Workspaces: ['settings/team'],
  Accounts: ['settings/security'],
  'Account settings': ['settings', 'settings/security', 'settings/notifications', 'settings/data'],
  Campaigns: ['campaigns', 'campaigns/intelligence'],
  Tracking: ['campaigns/:id'],
  Outreach: ['outreach', 'outreach/new', 'outreach/templates'],
  Negotiation: ['campaigns/:id/negotiation/:entryId'],
  Benchmarks: ['benchmarks'],
  Market: ['market'],
  Contracts: ['campaigns/contracts/:id'],
  'API keys': ['settings/keys'],
  Webhooks: ['settings/webhooks'],
  Extension: ['settings/security'],
}
/** Every address above, for the test that looks each up among the pages. */
export const screenPaths: readonly string[] = [...new Set(Object.values(screens).flat())]

/** What an event of a webhook is about, by what stands before its dot. */
const eventTags: Readonly<Record<string, string>> = {
  verification: 'Verifications',
  score: 'Verifications',
  credits: 'Credits',
  batch: 'Bulk verification',
  watch: 'Watch',
  campaign: 'Campaigns',
  deliverable: 'Campaigns',
  order: 'Tracking',
  outreach: 'Outreach',
  contract: 'Contracts',
}

/** @returns the tag of an event; null for one that nothing above names */
export function eventTag(type: string): string | null {
  return eventTags[type.split('.')[0] ?? ''] ?? null
}

/** @returns what there is of a capability, by surface */
const found: Readonly<Record<Surface, (tag: string) => readonly string[]>> = {
  screen: (tag) => (screens[tag] ?? []).map((path) => (path === '' ? '/app' : `/app/${path}`)),
  api: (tag) =>
    declaredRoutes
      .filter((route) => route.tag === tag && scopeOf(route) !== null)
      .map(({ method, path }) => `${method} ${path}`),
  cli: (tag) => namesAbout(cliCommands, tag).map((name) => `vouch ${name}`),
  mcp: (tag) => namesAbout(mcpTools, tag),
  webhook: (tag) => webhookEventTypes.filter((type) => eventTag(type) === tag),
  extension: (tag) => namesAbout(extensionDeeds, tag),
}

function namesAbout(declared: Readonly<Record<string, { about: readonly string[] }>>, tag: string): string[] {
  return Object.keys(declared).filter((name) => declared[name]?.about.includes(tag))
}

/** @returns the table, a row for each capability */
export function parityRows(): ParityRow[] {
  return parityTags.map((capability) => {
    const cell = (surface: Surface): ParityCell => {
      const has = found[surface](capability)
      const why = parityHoles[surface].find(({ tags }) => tags.includes(capability))?.why ?? null
      return { has, why: has.length > 0 ? null : why }
    }
    const cells = Object.fromEntries(surfaces.map((surface) => [surface, cell(surface)]))
    return { capability, cells: cells as ParityRow['cells'] }
  })
}

/** @returns a cell in words: what there is, a count where it is long, or why there is nothing */
export function parityText({ has, why }: ParityCell, surface: Surface): string {
  if (has.length === 0) return `– ${why ?? ''}`.trim()
  return surface === 'api' ? plural(has.length, 'call') : has.join(', ')
}
