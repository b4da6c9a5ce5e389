/** The address and keys of a hosted auth service, and whether they can be what they should. */
export interface HostedSettings {
  url: string
  anonKey: string
  /** Null: nobody can be signed up, and no link can be made. */
  serviceRoleKey: string | null
  /** A local server in its place, for tests; the rules for the address do not apply to it. */
  apiBase: string | null
}

/** Addresses of hosted projects contain it. */
const hostMark = '.supabase.co'
const keyBeginning = 'eyJ'

/** @returns what keeps the service from being used, in words for the operator; null when nothing does */
export function hostedFault({ url, anonKey, apiBase }: HostedSettings): string | null {
  if (apiBase === null && !url.startsWith('https://')) return 'SUPABASE_URL must start with https://'
  if (apiBase === null && !url.includes(hostMark)) return `SUPABASE_URL must contain ${hostMark}`
  return anonKey.startsWith(keyBeginning) ? null : `SUPABASE_ANON_KEY must start with ${keyBeginning}`
}

const path = '/auth/v1'

/** @returns the address that its calls begin with */
export function apiRoot({ url, apiBase }: Pick<HostedSettings, 'url' | 'apiBase'>): string {
  const base = (apiBase ?? url).replace(/(?<!\/)\/+$/, '')
  return base.endsWith(path) ? base : base + path
}

/** @returns who its tokens say that they are from */
export function issuerOf({ url }: Pick<HostedSettings, 'url'>): string {
  return apiRoot({ url, apiBase: null })
}
