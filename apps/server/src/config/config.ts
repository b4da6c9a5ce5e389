import { resolve } from 'node:path'
import { z } from 'zod'
import { StartFault } from './start-fault.ts'

/** The configuration, read once. This is the only file that reads the environment; everything else receives values.
 *  Each variable explains itself here, and `.env.example` is generated from these texts. */

const flag = z.stringbool({ error: 'must be true or false' })
const whole = z.coerce.number({ error: 'must be a whole number' }).int('must be a whole number')
const portRange = 'must be from 0 to 65535'
const part = z.coerce
  .number('must be a number from 0 to 1')
  .min(0, 'must be a number from 0 to 1')
  .max(1, 'must be a number from 0 to 1')
/** `name=value,other=value`, with what is special in a value percent-encoded. */
const headerList = z.string().transform((text, context): Readonly<Record<string, string>> => {
  const pairs = text.split(',').map((pair) => /^\s*([\w-]+)=(([^%]|%[\da-f]{2})*)$/i.exec(pair))
  if (pairs.includes(null))
    context.addIssue({ code: 'custom', message: 'must be name=value, with a comma between two' })
  return Object.fromEntries(pairs.map((pair) => [pair?.[1] ?? '', decodeURIComponent(pair?.[2]?.trim() ?? '')]))
})
const address = z.url('must be an address such as https://example.com')

export const variables = {
  VOUCH_MODE: z
    .enum(['sandbox', 'production'])
    .default('sandbox')
    .describe('sandbox needs nothing and simulates what is not configured; production refuses to start without it.'),
  PORT: whole.min(0, portRange).max(65_535, portRange).default(3000).describe('0 picks a free port.'),
  HOST: z
    .string()
    .optional()
    .describe('Absent: 127.0.0.1 in sandbox (its passwords are known), 0.0.0.0 in production.'),
  APP_URL: address.optional().describe('The public address, for links. Absent: the address in use.'),
  DATA_DIR: z.string().default('.data').describe('Holds the embedded database, secrets and files.'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must begin with postgres://' })
    .optional()
    .describe('PostgreSQL 15 or later. Absent: an embedded server in DATA_DIR.'),
  AUTH_SECRET: z
    .string()
    .min(32, 'must have at least 32 characters')
    .optional()
    .describe('At least 32 characters. Absent in sandbox: made and kept in DATA_DIR.'),
  VOUCH_ROLE: z.enum(['all', 'web', 'worker']).default('all').describe('web serves pages and calls, worker runs jobs.'),
  TRUST_PROXY: flag
    .optional()
    .describe(
      "true: one proxy stands before the server, and the client's address is the last that it added to X-Forwarded-For.",
    ),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'silent'])
    .default('info')
    .describe('Lowest level logged.'),
  SUPPORT_EMAIL: z
    .email('must be an e-mail address')
    .default('support@vouch.test')
    .describe('Shown to users; this address cannot sign in.'),
  SALES_EMAIL: z
    .email('must be an e-mail address')
    .default('sales@vouch.test')
    .describe('Shown to visitors who ask for prices; such messages go there.'),
  CHAT_EMBED_URL: z
    .url({ protocol: /^https?$/, error: 'must begin with https://' })
    .optional()
    .describe("The live-chat provider's script. Absent: the chat button leads to the contact page."),
  ANALYTICS_TAG_ID: z
    .string()
    .regex(/^[A-Z]+-[A-Z0-9-]+$/, 'must look like G-1A2B3C4D5E')
    .optional()
    .describe('The analytics tag, loaded after consent alone. Absent: nothing is measured.'),
  EXTENSION_URL: address.optional().describe("The extension's page in its store. Absent: it is in development."),
  LAUNCHED_ON: z.iso
    .date('must be a day such as 2027-01-15')
    .optional()
    .describe(
      'The day of the launch. Two years later the waiting lists are deleted, as promised. Absent: not launched.',
    ),
  COMPANY_NAME: z.string().default('Vouch Sandbox Ltd (placeholder)').describe('The operator, shown in the footer.'),
  COMPANY_NUMBER: z.string().default('00000000 (placeholder)').describe("The operator's registration number."),
  COMPANY_ADDRESS: z.string().default('1 Example Street, London (placeholder)').describe("The operator's address."),
  STRIPE_SECRET_KEY: z
    .string()
    .optional()
    .describe('The card provider. Absent in sandbox: a simulation. Required in production.'),
  STRIPE_PUBLISHABLE_KEY: z.string().optional().describe('The card provider, for the browser. Required in production.'),
  STRIPE_WEBHOOK_SECRET: z.string().optional().describe("Proves the card provider's messages. Required in production."),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must begin with smtp:// or smtps://' })
    .optional()
    .describe('The mail server. Absent in sandbox: mail is kept at /dev/mail. Required in production.'),
  MAIL_FROM: z.string().default('Vouch <hello@vouch.test>').describe('Sender of all mail. Required in production.'),
  ADMIN_PASSWORD: z
    .string()
    .optional()
    .describe("Opens the team's side. Absent in sandbox: vouch-admin-sandbox. Required in production."),
  ADMIN_HOSTS: z
    .string()
    .regex(/^[\w.-]+(\s*,\s*[\w.-]+)*$/, 'must be host names without a port, separated by commas')
    .optional()
    .describe(
      "Hosts of the team's side, separated by commas. Absent: the host of APP_URL. This machine always counts.",
    ),
  METRICS_TOKEN: z
    .string()
    .min(16, 'must have at least 16 characters')
    .optional()
    .describe("Bearer token that reads /metrics. Absent: only the team's session does."),
  OTEL_EXPORTER_OTLP_ENDPOINT: address
    .optional()
    .describe('The collector of traces, which takes OTLP over HTTP; /v1/traces is added. Absent: nothing is traced.'),
  OTEL_EXPORTER_OTLP_HEADERS: headerList
    .optional()
    .describe('What the collector asks for, as name=value; a comma in a value is written %2C.'),
  OTEL_SERVICE_NAME: z.string().default('vouch').describe('What the traces are said to be of.'),
  OTEL_TRACES_SAMPLER_ARG: part
    .default(1)
    .describe('The part of traces that is kept, from 0 to 1. A trace is kept as a whole.'),
  STRIPE_API_BASE: address.optional().describe("Another base address for the card provider's API, for a mock of it."),
  GOOGLE_CLIENT_ID: z
    .string()
    .optional()
    .describe('Sign-in with Google. Absent: a simulated consent page in sandbox, no such button in production.'),
  GOOGLE_CLIENT_SECRET: z.string().optional().describe('Goes with GOOGLE_CLIENT_ID.'),
  GOOGLE_ISSUER: address
    .default('https://accounts.google.com')
    .describe(
      'Another OpenID provider in its place, for tests. Its address must begin with https:// unless it is local.',
    ),
  SUPABASE_URL: address
    .optional()
    .describe('A hosted auth service in place of the built-in one: https:// and the address of the project.'),
  SUPABASE_ANON_KEY: z.string().optional().describe('Its public key, which starts with eyJ. Goes with SUPABASE_URL.'),
  SUPABASE_SERVICE_ROLE_KEY: z
    .string()
    .optional()
    .describe('Its secret key: for signing up, links in mail and deletion. Absent: people can only sign in.'),
  SUPABASE_API_BASE: address.optional().describe('A local server in its place, for tests.'),
  LLM_PROVIDER: z
    .enum(['openai', 'anthropic'])
    .optional()
    .describe(
      'Whose language model writes marketing copy; openai also stands for every server that takes its calls. Absent: the built-in writer.',
    ),
  LLM_API_KEY: z.string().optional().describe('Its key. A server of your own at LLM_BASE_URL may need none.'),
  LLM_MODEL: z.string().optional().describe('The name of the model. Goes with LLM_PROVIDER.'),
  LLM_BASE_URL: address.optional().describe('Another address for its calls, with the version in its path.'),
  YOUTUBE_API_KEY: z.string().optional().describe('Absent: no live YouTube connector.'),
  YOUTUBE_API_BASE: z
    .url('must be an address such as https://example.com')
    .default('https://youtube.googleapis.com')
    .describe('Another base address, to point the connector at a test server.'),
  YOUTUBE_DAILY_UNITS: whole
    .positive('must be at least 1')
    .default(10_000)
    .describe("The project's daily quota in units."),
  YOUTUBE_COMMENTERS_MAX: whole
    .min(0, 'must be 0 or more')
    .default(200)
    .describe('Commenters looked up in one verification, one unit per 50; 0 looks up none.'),
  YOUTUBE_DERIVED_METRICS: z
    .literal('accepted')
    .optional()
    .describe(
      "accepted: the operator has the platform's amendment for derived metrics. Otherwise no YouTube score is shown.",
    ),
} as const

/** Opens the team's side of a sandbox. */
export const sandboxPassword = 'vouch-admin-sandbox'

const environment = z.object(variables)

/** Variables that production cannot do without. */
const requiredInProduction = [
  'DATABASE_URL',
  'AUTH_SECRET',
  'APP_URL',
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'SMTP_URL',
  'MAIL_FROM',
  'ADMIN_PASSWORD',
] as const

export interface Config {
  mode: 'sandbox' | 'production'
  port: number
  host: string
  appUrl: string | null
  dataDir: string
  databaseUrl: string | null
  authSecret: string | null
  role: 'all' | 'web' | 'worker'
  trustProxy: boolean
  logLevel: string
  supportEmail: string
  salesEmail: string
  /** Null: no chat provider. */
  chatEmbedUrl: string | null
  /** Null: nothing is measured. */
  analyticsTagId: string | null
  /** Null: the extension is in development. */
  extensionUrl: string | null
  /** Null: not launched. */
  launchedOn: Date | null
  company: { name: string; number: string; address: string }
  team: {
    password: string
    /** Empty: the host of the public address. */
    hosts: readonly string[]
    /** Null: only the team's session reads the metrics. */
    metricsToken: string | null
  }
  /** Null: nothing is traced. */
  telemetry: {
    endpoint: string
    headers: Readonly<Record<string, string>>
    serviceName: string
    sampledShare: number
  } | null
  /** Null: letters stay in the sandbox's mailbox. */
  smtp: { url: string; from: string } | null
  /** Null: the card provider is simulated. */
  stripe: { secretKey: string; publishableKey: string; webhookSecret: string | null; apiBase: string | null } | null
  /** Null: Google is simulated in sandbox and absent in production. */
  google: { clientId: string; clientSecret: string; issuer: string } | null
  /** Null: the built-in auth service. */
  supabase: { url: string; anonKey: string; serviceRoleKey: string | null; apiBase: string | null } | null
  /** Null: the built-in writer. */
  llm: { provider: 'openai' | 'anthropic'; apiKey: string | null; model: string; baseUrl: string | null } | null
  youtube: {
    apiKey: string | null
    baseUrl: string
    dailyUnits: number
    commentersMax: number
    derivedMetrics: boolean
  }
}

/** @returns the configuration from the process's environment.
 *  @throws StartFault naming every variable that is missing or wrong. */
export function loadConfig(source: Record<string, string | undefined> = process.env): Config {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = environment.safeParse(given)
  const faults = parsed.success ? [] : parsed.error.issues.map((issue) => faultOf(issue))
  faults.push(...pairFaults(given))
  if (given.VOUCH_MODE === 'production') {
    for (const name of requiredInProduction)
      if (given[name] === undefined) faults.push(`${name}: required in production`)
  }
  if (!parsed.success || faults.length > 0) {
    throw new StartFault(
      `Vouch cannot start with this configuration:\n${faults.map((fault) => `  ${fault}`).join('\n')}`,
    )
  }
  return configOf(parsed.data)
}

/** A choice names its options; every other variable has its own words. */
function faultOf(issue: z.core.$ZodIssue): string {
  const choices = issue.code === 'invalid_value' && issue.message.startsWith('Invalid')
  return `${issue.path.join('.')}: ${choices ? `must be ${issue.values.join(' or ')}` : issue.message}`
}

function configOf(values: z.output<typeof environment>): Config {
  const production = values.VOUCH_MODE === 'production'
  return {
    mode: values.VOUCH_MODE,
    port: values.PORT,
    host: values.HOST ?? (production ? '0.0.0.0' : '127.0.0.1'),
    appUrl: values.APP_URL ?? null,
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL ?? null,
    authSecret: values.AUTH_SECRET ?? null,
    role: values.VOUCH_ROLE,
    trustProxy: values.TRUST_PROXY ?? false,
    logLevel: values.LOG_LEVEL,
    supportEmail: values.SUPPORT_EMAIL,
    salesEmail: values.SALES_EMAIL,
    chatEmbedUrl: values.CHAT_EMBED_URL ?? null,
    analyticsTagId: values.ANALYTICS_TAG_ID ?? null,
    extensionUrl: values.EXTENSION_URL ?? null,
    launchedOn: values.LAUNCHED_ON === undefined ? null : new Date(values.LAUNCHED_ON),
    company: { name: values.COMPANY_NAME, number: values.COMPANY_NUMBER, address: values.COMPANY_ADDRESS },
    team: teamOf(values),
    telemetry: telemetryOf(values),
    smtp: values.SMTP_URL === undefined ? null : { url: values.SMTP_URL, from: values.MAIL_FROM },
    stripe: stripeOf(values),
    google: googleOf(values),
    supabase: supabaseOf(values),
    llm: languageModelOf(values),
    youtube: {
      apiKey: values.YOUTUBE_API_KEY ?? null,
      baseUrl: values.YOUTUBE_API_BASE,
      dailyUnits: values.YOUTUBE_DAILY_UNITS,
      commentersMax: values.YOUTUBE_COMMENTERS_MAX,
      derivedMetrics: values.YOUTUBE_DERIVED_METRICS === 'accepted',
    },
  }
}

/** The sandbox's password is known to everybody: production never has it, because it asks for its own. */
function teamOf(values: z.output<typeof environment>): Config['team'] {
  const hosts = (values.ADMIN_HOSTS ?? '').toLowerCase().split(',')
  return {
    password: values.ADMIN_PASSWORD ?? sandboxPassword,
    hosts: hosts.map((host) => host.trim()).filter(Boolean),
    metricsToken: values.METRICS_TOKEN ?? null,
  }
}

function telemetryOf(values: z.output<typeof environment>): Config['telemetry'] {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers = {} } = values
  if (endpoint === undefined) return null
  const { OTEL_SERVICE_NAME: serviceName, OTEL_TRACES_SAMPLER_ARG: sampledShare } = values
  return { endpoint, headers, serviceName, sampledShare }
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

function languageModelOf(values: z.output<typeof environment>): Config['llm'] {
  const { LLM_PROVIDER: provider, LLM_MODEL: model, LLM_API_KEY: apiKey, LLM_BASE_URL: baseUrl } = values
  if (provider === undefined || model === undefined) return null
  return { provider, model, apiKey: apiKey ?? null, baseUrl: baseUrl ?? null }
}

/** What only makes sense together. */
function pairFaults(given: Record<string, unknown>): string[] {
  const faults: string[] = []
  if ((given.GOOGLE_CLIENT_ID === undefined) !== (given.GOOGLE_CLIENT_SECRET === undefined)) {
    const missing = given.GOOGLE_CLIENT_ID === undefined ? 'GOOGLE_CLIENT_ID' : 'GOOGLE_CLIENT_SECRET'
    faults.push(`${missing}: required for sign-in with Google`)
  }
  const issuer = typeof given.GOOGLE_ISSUER === 'string' ? given.GOOGLE_ISSUER : ''
  if (/^http:/.test(issuer) && !/^http:\/\/(localhost|127\.0\.0\.1|\[::1\])[:/]/.test(`${issuer}/`)) {
    faults.push('GOOGLE_ISSUER: must begin with https:// unless it is local')
  }
  if (given.LLM_PROVIDER !== undefined && given.LLM_MODEL === undefined)
    faults.push('LLM_MODEL: required with LLM_PROVIDER')
  if (given.LLM_PROVIDER !== undefined && given.LLM_API_KEY === undefined && given.LLM_BASE_URL === undefined)
    faults.push('LLM_API_KEY: required with LLM_PROVIDER, unless LLM_BASE_URL names a server of your own')
  return faults
}

/** @returns the text of `.env.example`: every variable, commented out, with its explanation and default. */
export function environmentExample(): string {
  const lines = ['# Everything is optional in sandbox. Generated from apps/server/src/config.ts.', '']
  const defaults = environment.partial().parse({}) as Record<string, unknown>
  for (const [name, schema] of Object.entries(variables)) {
    lines.push(`# ${schema.description ?? ''}`, `# ${name}=${defaults[name] ?? ''}`, '')
  }
  return lines.join('\n')
}
