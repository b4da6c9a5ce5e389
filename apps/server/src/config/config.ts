import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { StartFault } from '../start-fault.ts'
import { type DatabaseConfig, databaseConfigOf, databaseVariables } from './database-variables.ts'
import { modeFaults } from './mode-faults.ts'
import { type ModelConfig, modelConfigOf, modelVariables } from './model-variables.ts'
import { type ObjectConfig, objectConfigOf, objectVariables } from './object-variables.ts'
import { type OutreachConfig, outreachConfigOf, outreachVariables } from './outreach-variables.ts'
import { pairFaults } from './pair-faults.ts'
import { type PlatformConfig, platformConfigOf, platformVariables } from './platform-variables.ts'
import { type ServingConfig, servingConfigOf, servingVariables } from './serving-variables.ts'
import { loopbackHosts, type SupplierConfig, supplierConfigOf, supplierVariables } from './supplier-variables.ts'
import { type TelemetryConfig, telemetryOf, telemetryVariables } from './telemetry-variables.ts'
import { address, portRange, sender, whole } from './variable-kinds.ts'

/** The configuration, read once. This is the only file that reads the environment; everything else receives values.
 *  Each variable explains itself here, and `.env.example` is generated from these texts. */

export const variables = {
  VOUCH_MODE: z
    .enum(['sandbox', 'production'])
    .default('sandbox')
    .describe('sandbox needs no setup and simulates what isn’t configured; production won’t start without it.'),
  PORT: whole.min(0, portRange).max(65_535, portRange).default(3000).describe('0 picks a free port.'),
  HOST: z
    .string()
    .optional()
    .describe(
      'Unset: 127.0.0.1 in sandbox (its passwords are public), 0.0.0.0 in production. A sandbox on any other host needs SANDBOX_OPEN.',
    ),
  SANDBOX_OPEN: z
    .literal('accepted')
    .optional()
    .describe(
      'accepted: others can reach this sandbox. Its passwords are generated at the first start and printed once, and /dev/* is for admins only.',
    ),
  APP_URL: address.optional().describe('The public URL, for links; https:// in production. Unset: the address in use.'),
  DATA_DIR: z
    .string()
    .default('.data')
    .describe(
      'Where the database, secrets and files are stored. Relative paths start in the product’s folder, or in yours if Vouch is an installed package.',
    ),
  ...databaseVariables,
  ...objectVariables,
  AUTH_SECRET: z
    .string()
    .min(32, 'must have at least 32 characters')
    .optional()
    .describe('At least 32 random characters. Unset in sandbox: generated and stored in DATA_DIR.'),
  SIGNING_KEYS_DIR: z
    .string()
    .optional()
    .describe(
      'The folder of the keys that reports are signed with, the same for all processes; `vouch keys add` makes one. Unset in sandbox: signing-keys in DATA_DIR, with a key made at the first start.',
    ),
  VOUCH_ROLE: z
    .enum(['all', 'web', 'worker'])
    .default('all')
    .describe('web serves pages and the API, worker runs jobs.'),
  ...servingVariables,
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'silent'])
    .default('info')
    .describe('The lowest level to log.'),
  SUPPORT_EMAIL: z
    .email('must be an email address')
    .default('support@vouch.test')
    .describe('Shown to users. This address can’t be used to sign in.'),
  SALES_EMAIL: z
    .email('must be an email address')
    .default('sales@vouch.test')
    .describe('Shown to visitors who ask about pricing. Pricing questions go here.'),
  CHAT_EMBED_URL: z
    .url({ protocol: /^https?$/, error: 'must start with https://' })
    .optional()
    .describe('The live chat provider’s script. Unset: the chat button goes to the contact page.'),
  ANALYTICS_TAG_ID: z
    .string()
    .regex(/^[A-Z]+-[A-Z0-9-]+$/, 'must look like G-1A2B3C4D5E')
    .optional()
    .describe('The analytics tag, loaded only with consent. Unset: nothing is measured.'),
  EXTENSION_URL: address
    .optional()
    .describe(
      'The extension’s page in the Chrome Web Store. Unset: the site gives out this instance’s own package instead.',
    ),
  LAUNCHED_ON: z.iso
    .date('must be a date such as 2027-01-15')
    .optional()
    .describe('The launch date. Two years later the waitlists are deleted, as promised. Unset: not launched.'),
  COMPANY_NAME: z
    .string()
    .default('Vouch Sandbox Ltd (placeholder)')
    .describe('The operator’s name, shown in the footer.'),
  COMPANY_NUMBER: z.string().default('00000000 (placeholder)').describe('The operator’s registration number.'),
  COMPANY_ADDRESS: z
    .string()
    .default('1 Example Street, London (placeholder)')
    .describe('The operator’s postal address.'),
  X_HANDLE: z
    .string()
    .regex(/^@\w{1,20}$/, 'must look like @name')
    .default('@vouch_placeholder')
    .describe('The operator’s account on X, named when a page is shared.'),
  STRIPE_SECRET_KEY: z
    .string()
    .optional()
    .describe('The card provider. Unset in sandbox: simulated. Required in production: a live key.'),
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .optional()
    .describe('The card provider, for the browser. Required in production: a live key.'),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .optional()
    .describe('Verifies the card provider’s webhooks. Required in production.'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must start with smtp:// or smtps://' })
    .optional()
    .describe('The mail server. Unset in sandbox: emails are kept at /dev/mail. Required in production.'),
  MAIL_FROM: sender.default('Vouch <hello@vouch.test>').describe('The sender of all emails. Required in production.'),
  ADMIN_PASSWORD: z
    .string()
    .optional()
    .describe(
      'The admin password. Unset in sandbox: vouch-admin-sandbox, or a generated one if it is open. Required in production: 16 characters or more.',
    ),
  ADMIN_HOSTS: z
    .string()
    .regex(/^[\w.-]+(\s*,\s*[\w.-]+)*$/, 'must be host names without a port, separated by commas')
    .optional()
    .describe('Hosts that show admin, separated by commas. Unset: the host in APP_URL. localhost is always allowed.'),
  METRICS_TOKEN: z
    .string()
    .min(16, 'must have at least 16 characters')
    .optional()
    .describe('Bearer token for reading /metrics. Unset: only an admin session can.'),
  ...telemetryVariables,
  STRIPE_API_BASE: address
    .optional()
    .describe('Another base URL for the card provider’s API, for a mock. Not in production.'),
  GOOGLE_CLIENT_ID: z
    .string()
    .optional()
    .describe('Google sign-in. Unset: a simulated consent page in sandbox, no button in production.'),
  GOOGLE_CLIENT_SECRET: z.string().optional().describe('Goes with GOOGLE_CLIENT_ID.'),
  GOOGLE_ISSUER: address
    .default('https://accounts.google.com')
    .describe('Another OpenID provider to use instead, for tests. Starts with https:// unless it is local.'),
  SUPABASE_URL: address
    .optional()
    .describe('A hosted auth service to use instead of the built-in one: the project’s https:// URL.'),
  SUPABASE_ANON_KEY: z.string().optional().describe('Its public key, which starts with eyJ. Goes with SUPABASE_URL.'),
  SUPABASE_SERVICE_ROLE_KEY: z
    .string()
    .optional()
    .describe('Its secret key, for sign-ups, email links and account deletion. Unset: people can only sign in.'),
  SUPABASE_API_BASE: address.optional().describe('A local server to use instead, for tests. Not in production.'),
  ...modelVariables,
  YOUTUBE_API_KEY: z.string().optional().describe('Unset: no live YouTube connector.'),
  YOUTUBE_API_BASE: z
    .url('must be a URL such as https://example.com')
    .default('https://youtube.googleapis.com')
    .describe('Another base URL, to point the connector at a test server. Not in production.'),
  YOUTUBE_DAILY_UNITS: whole
    .positive('must be at least 1')
    .default(10_000)
    .describe('The project’s daily quota in units.'),
  YOUTUBE_COMMENTERS_MAX: whole
    .min(0, 'must be 0 or more')
    .default(200)
    .describe('Commenters looked up per verification, at one unit per 50. 0 turns this off.'),
  YOUTUBE_DERIVED_METRICS: z
    .literal('accepted')
    .optional()
    .describe(
      'accepted: the operator has YouTube’s agreement on derived metrics. Otherwise no YouTube score is shown.',
    ),
  ...platformVariables,
  ...supplierVariables,
  LINK_DOMAIN: z
    .string()
    .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'must be a host name such as go.example.com')
    .optional()
    .describe('The host of short links; it has to lead to this server over https. Unset: the host in APP_URL.'),
  ...outreachVariables,
  WEBHOOK_TEST_HOSTS: loopbackHosts
    .optional()
    .describe('Hosts on this machine that webhooks may be sent to, to try a receiver. Not in production.'),
} as const

const productFolder = fileURLToPath(new URL('../../../../', import.meta.url))
/** Where relative paths start. A checkout is called from any folder, and its data are the same; a package is replaced as a whole when it is
 *  upgraded, so its data lie where it is called from. */
const dataHome = /[\\/]node_modules[\\/]/.test(productFolder) ? process.cwd() : productFolder

/** Opens the team's side of a sandbox that this machine alone reaches. */
const sandboxPassword = 'vouch-admin-sandbox'

const environment = z.object(variables)

export interface Config
  extends DatabaseConfig,
    ObjectConfig,
    ModelConfig,
    ServingConfig,
    PlatformConfig,
    SupplierConfig,
    TelemetryConfig {
  /** Names of the variables that have a value, known here or not. */
  given: ReadonlySet<string>
  mode: 'sandbox' | 'production'
  /** Whether others than this machine may reach the sandbox; its passwords are then its own. */
  sandboxOpen: boolean
  port: number
  host: string
  appUrl: string | null
  dataDir: string
  authSecret: string | null
  /** Null: in the data folder. */
  signingKeysDir: string | null
  role: 'all' | 'web' | 'worker'
  logLevel: string
  supportEmail: string
  salesEmail: string
  /** Null: no chat provider. */
  chatEmbedUrl: string | null
  /** Null: nothing is measured. */
  analyticsTagId: string | null
  /** Null: it is in no store, and the site gives out this instance's own package. */
  extensionUrl: string | null
  /** Null: not launched. */
  launchedOn: Date | null
  company: { name: string; number: string; address: string }
  /** The account on X, with its @. */
  xHandle: string
  team: {
    /** Null: an open sandbox makes one up. */
    password: string | null
    /** Empty: the host of the public address. */
    hosts: readonly string[]
    /** Null: only the team's session reads the metrics. */
    metricsToken: string | null
  }
  /** Null: letters stay in the sandbox's mailbox. */
  smtp: { url: string; from: string } | null
  /** Null: the card provider is simulated. */
  stripe: { secretKey: string; publishableKey: string; webhookSecret: string | null; apiBase: string | null } | null
  /** Null: Google is simulated in sandbox and absent in production. */
  google: { clientId: string; clientSecret: string; issuer: string } | null
  /** Null: the built-in auth service. */
  supabase: { url: string; anonKey: string; serviceRoleKey: string | null; apiBase: string | null } | null
  youtube: {
    apiKey: string | null
    baseUrl: string
    dailyUnits: number
    commentersMax: number
    derivedMetrics: boolean
  }
  /** Hosts on this machine that webhooks may lead to; none in production. */
  webhookTestHosts: readonly string[]
  /** Null: short links begin with the public address. */
  linkDomain: string | null
  outreach: OutreachConfig
}

/** @returns the configuration from the process's environment.
 *  @throws StartFault naming every variable that is missing or wrong. */
export function loadConfig(source: Record<string, string | undefined> = process.env): Config {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = environment.safeParse(given)
  const faults = parsed.success ? [] : parsed.error.issues.map((issue) => faultOf(issue))
  faults.push(...pairFaults(given), ...modeFaults(given))
  if (!parsed.success || faults.length > 0) {
    throw new StartFault(
      `Vouch can’t start with this configuration:\n${faults.map((fault) => `  ${fault}`).join('\n')}`,
    )
  }
  const own = { ...configOf(parsed.data), given: new Set(Object.keys(given)) }
  return { ...own, ...supplierConfigOf(parsed.data, given, dataHome) }
}

/** @returns whether npm started the product as `npm start`, `npm run dev` or `npx vouch start`. A program that npm runs may start it for its own ends, which
 *  are then not npm's. */
export function isStartedByNpm(source: Record<string, string | undefined> = process.env): boolean {
  return /\bapps\/server\/src\/(main|dev)\.ts\b|^\W*vouch\W*$/.test(source.npm_lifecycle_script ?? '')
}

/** @returns the process's environment with other settings, for a program that this one starts */
export function environmentWith(settings: Record<string, string>): Record<string, string | undefined> {
  return { ...process.env, ...settings }
}

/** Has libraries that come in two halves load the one that ships, as React does, unless whoever started the process named the other. */
export function preferShippedLibraries(source: Record<string, string | undefined> = process.env): void {
  source.NODE_ENV ||= 'production'
}

/** A choice names its options; every other variable has its own words. */
function faultOf(issue: z.core.$ZodIssue): string {
  const choices = issue.code === 'invalid_value' && issue.message.startsWith('Invalid')
  return `${issue.path.join('.')}: ${choices ? `must be ${issue.values.join(' or ')}` : issue.message}`
}

function configOf(values: z.output<typeof environment>): Omit<Config, keyof SupplierConfig | 'given'> {
  const production = values.VOUCH_MODE === 'production'
  return {
    mode: values.VOUCH_MODE,
    sandboxOpen: values.SANDBOX_OPEN === 'accepted',
    port: values.PORT,
    host: values.HOST ?? (production ? '0.0.0.0' : '127.0.0.1'),
    appUrl: values.APP_URL ?? null,
    dataDir: resolve(dataHome, values.DATA_DIR),
    ...databaseConfigOf(values),
    ...objectConfigOf(values),
    authSecret: values.AUTH_SECRET ?? null,
    signingKeysDir: values.SIGNING_KEYS_DIR === undefined ? null : resolve(dataHome, values.SIGNING_KEYS_DIR),
    role: values.VOUCH_ROLE,
    linkDomain: values.LINK_DOMAIN ?? null,
    webhookTestHosts: (values.WEBHOOK_TEST_HOSTS ?? '').split(',').filter(Boolean),
    outreach: outreachConfigOf(values),
    ...servingConfigOf(values),
    logLevel: values.LOG_LEVEL,
    supportEmail: values.SUPPORT_EMAIL,
    salesEmail: values.SALES_EMAIL,
    chatEmbedUrl: values.CHAT_EMBED_URL ?? null,
    analyticsTagId: values.ANALYTICS_TAG_ID ?? null,
    extensionUrl: values.EXTENSION_URL ?? null,
    launchedOn: values.LAUNCHED_ON === undefined ? null : new Date(values.LAUNCHED_ON),
    company: { name: values.COMPANY_NAME, number: values.COMPANY_NUMBER, address: values.COMPANY_ADDRESS },
    xHandle: values.X_HANDLE,
    team: teamOf(values),
    telemetry: telemetryOf(values),
    smtp: values.SMTP_URL === undefined ? null : { url: values.SMTP_URL, from: values.MAIL_FROM },
    stripe: stripeOf(values),
    google: googleOf(values),
    supabase: supabaseOf(values),
    ...modelConfigOf(values),
    youtube: {
      apiKey: values.YOUTUBE_API_KEY ?? null,
      baseUrl: values.YOUTUBE_API_BASE,
      dailyUnits: values.YOUTUBE_DAILY_UNITS,
      commentersMax: values.YOUTUBE_COMMENTERS_MAX,
      derivedMetrics: values.YOUTUBE_DERIVED_METRICS === 'accepted',
    },
    ...platformConfigOf(values),
  }
}

/** The sandbox's password is known to everybody: only this machine can use it. */
function teamOf(values: z.output<typeof environment>): Config['team'] {
  const hosts = (values.ADMIN_HOSTS ?? '').toLowerCase().split(',')
  return {
    password: values.ADMIN_PASSWORD ?? (values.SANDBOX_OPEN === undefined ? sandboxPassword : null),
    hosts: hosts.map((host) => host.trim()).filter(Boolean),
    metricsToken: values.METRICS_TOKEN ?? null,
  }
}

/** Without a public key the browser says that payment is unavailable; production asks for all of them. */
function stripeOf(values: z.output<typeof environment>): Config['stripe'] {
  if (values.STRIPE_SECRET_KEY === undefined) return null
  return {
    secretKey: values.STRIPE_SECRET_KEY,
    publishableKey: values.STRIPE_PUBLISHABLE_KEY ?? '',
    webhookSecret: values.STRIPE_WEBHOOK_SECRET ?? null,
    apiBase: values.STRIPE_API_BASE ?? null,
  }
}

function googleOf(values: z.output<typeof environment>): Config['google'] {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_ISSUER: issuer } = values
  return clientId === undefined || clientSecret === undefined ? null : { clientId, clientSecret, issuer }
}

/** Half a configuration names the service too: it is then refused in words, instead of the built-in one taking over in silence. */
function supabaseOf(values: z.output<typeof environment>): Config['supabase'] {
  const { SUPABASE_URL: url, SUPABASE_ANON_KEY: anonKey } = values
  if (url === undefined && anonKey === undefined) return null
  return {
    url: url ?? '',
    anonKey: anonKey ?? '',
    serviceRoleKey: values.SUPABASE_SERVICE_ROLE_KEY ?? null,
    apiBase: values.SUPABASE_API_BASE ?? null,
  }
}
