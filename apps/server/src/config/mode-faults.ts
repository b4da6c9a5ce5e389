import { isLoopback } from '../foundation/http/loopback.ts'
import { bitsAtMost } from './secret-strength.ts'

/** What a configuration may not be where strangers reach it: in production, and in a sandbox that is open. Each fault begins with the name
 *  of its variable. */

/** Variables as they were given, without the empty ones. */
export type Given = Readonly<Record<string, string | undefined>>

/** Variables that production cannot do without. */
const requiredInProduction = [
  'DATABASE_URL',
  'AUTH_SECRET',
  'SIGNING_KEYS_DIR',
  'APP_URL',
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'SMTP_URL',
  'MAIL_FROM',
  'ADMIN_PASSWORD',
] as const

/** What a test or a sandbox puts in the place of somebody else's service. */
const standIns = {
  STRIPE_API_BASE: 'the card provider',
  SUPABASE_API_BASE: 'the hosted auth service',
  YOUTUBE_API_BASE: 'the platform',
  INSTAGRAM_API_BASE: 'the platform',
  TWITCH_API_BASE: 'the platform',
  X_API_BASE: 'the platform',
  TIKTOK_API_BASE: 'the platform',
  LINKEDIN_API_BASE: 'the platform',
  SUPPLIER_TEST_HOSTS: 'a supplier',
  WEBHOOK_TEST_HOSTS: 'a receiver of webhooks',
  MAIL_TEST_HOSTS: 'a mail server',
  INSTAGRAM_CONSENT_BASE: 'the platform',
  YOUTUBE_CONSENT_ISSUER: 'the platform',
} as const

/** Passwords that the documentation of the sandbox names, whatever stands around them. */
const known = /vouch-(admin|brand)-(sandbox|demo)/i

const untilOpened = 'its passwords are public. Set SANDBOX_OPEN=accepted to let others reach it, with its own passwords'

const passwordLettersMin = 16
/** A secret that was drawn by lot holds far more, even of ten digits alone; a word that is repeated far less. */
const secretBitsMin = 80
const passwordBitsMin = 30

/** @returns what the mode of a process forbids in its configuration */
export function modeFaults(given: Given): string[] {
  if (given.VOUCH_MODE === 'production') return productionFaults(given)
  const open = given.SANDBOX_OPEN !== undefined
  if (open) return guessable(given)
  return [
    ...(isHere(given.HOST) ? [] : [`HOST: a sandbox only listens on this machine, because ${untilOpened}`]),
    // A proxy on this machine brings others to a server that listens to nobody else.
    ...(isHere(hostIn(given.APP_URL)) ? [] : [`APP_URL: a sandbox is only for this machine, because ${untilOpened}`]),
  ]
}

function isHere(host: string | undefined): boolean {
  return host === undefined || isLoopback(host)
}

/** @returns undefined for what is no address, which is another fault */
function hostIn(address: string | undefined): string | undefined {
  return address !== undefined && URL.canParse(address) ? new URL(address).host : undefined
}

function productionFaults(given: Given): string[] {
  const missing = requiredInProduction.filter((name) => given[name] === undefined)
  const replaced = Object.entries(standIns).filter(([name]) => given[name] !== undefined)
  return [
    ...missing.map((name) => `${name}: required in production`),
    ...guessable(given),
    ...unencrypted(given, 'APP_URL'),
    ...unencrypted(given, 'GOOGLE_ISSUER'),
    ...notLive(given, 'STRIPE_SECRET_KEY', ['sk_live_', 'rk_live_']),
    ...notLive(given, 'STRIPE_PUBLISHABLE_KEY', ['pk_live_']),
    ...replaced.map(([name, whose]) => `${name}: not allowed in production, where nothing can replace ${whose}`),
    ...(given.SANDBOX_OPEN === undefined ? [] : ['SANDBOX_OPEN: not allowed in production']),
  ]
}

function guessable({ ADMIN_PASSWORD: password, AUTH_SECRET: secret }: Given): string[] {
  const faults: string[] = []
  if (password !== undefined && known.test(password))
    faults.push('ADMIN_PASSWORD: is a sandbox password, which is public')
  else if (password !== undefined && [...password].length < passwordLettersMin)
    faults.push(`ADMIN_PASSWORD: must have at least ${passwordLettersMin} characters`)
  else if (password !== undefined && bitsAtMost(password) < passwordBitsMin)
    faults.push('ADMIN_PASSWORD: repeats itself and is easy to guess')
  // Shorter ones are refused by their length already.
  if (secret !== undefined && secret.length >= 32 && bitsAtMost(secret) < secretBitsMin)
    faults.push('AUTH_SECRET: repeats itself and is easy to guess; use the output of `openssl rand -base64 48`')
  return faults
}

function unencrypted(given: Given, name: string): string[] {
  return /^https:\/\//i.test(given[name] ?? 'https://') ? [] : [`${name}: must start with https:// in production`]
}

/** Test keys take no money, and the simulation's are known. */
function notLive(given: Given, name: string, beginnings: readonly string[]): string[] {
  const key = given[name]
  if (key === undefined || beginnings.some((beginning) => key.startsWith(beginning))) return []
  return [`${name}: must be a live key in production, starting with ${beginnings.join(' or ')}`]
}
