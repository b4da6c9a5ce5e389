import { setTimeout as pause } from 'node:timers/promises'
import type { Verification } from '@vouch/contract'
import type { Snapshot } from '@vouch/engine'
import { sandboxSnapshot } from '@vouch/simulator'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { pino } from 'pino'
import type { WebhookParts } from '../src/access/webhooks/webhook-parts.ts'
import { buildApp } from '../src/app.ts'
import { allJobs, jobKinds } from '../src/background.ts'
import { contractDeskOf, exportingOf, outreachDeskOf } from '../src/campaign-side.ts'
import type { OutreachDesk } from '../src/campaigns/outreach/outreach-desk.ts'
import { loadConfig } from '../src/config/config.ts'
import { consentPartsOf } from '../src/consent-side.ts'
import type { AuthService } from '../src/customers/accounts/auth-service.ts'
import { builtInService } from '../src/customers/accounts/built-in-service.ts'
import { forgottenPasswordJob, type PasswordRoom } from '../src/customers/accounts/passwords.ts'
import { type CardProvider, deliverMessage, openCardProvider } from '../src/customers/card-provider.ts'
import { type GoogleProvider, openGoogleProvider } from '../src/customers/google-provider.ts'
import { sharingPartsOf } from '../src/finding/passing-on.ts'
import { type Database, onlyRow } from '../src/foundation/db/database.ts'
import { openQueue, type Queue } from '../src/foundation/jobs/queue.ts'
import { identifyCaller } from '../src/identify-caller.ts'
import type { LanguageModel } from '../src/outside/llm/language-model.ts'
import type { Connector, Target } from '../src/outside/platforms/connector.ts'
import { openSuppliers, type Suppliers } from '../src/outside/platforms/supplier/open-suppliers.ts'
import { supplierConnector } from '../src/outside/platforms/supplier/supplied-connector.ts'
import { addRooms, sitePartsOf, type Rooms as WiredRooms, webhookPartsOf } from '../src/rooms.ts'
import type { SiteParts } from '../src/site/site-parts.ts'
import { openOperatorAddresses } from '../src/team/admin/operator-addresses.ts'
import { adminPassword } from '../src/team/gate/admin-password.ts'
import { openTeamSide, type TeamSide } from '../src/team-side.ts'
import { openImports } from '../src/threads/open-imports.ts'
import { openUploads, type Uploads } from '../src/threads/open-uploads.ts'
import { analysisJob } from '../src/verdicts/analyses/run-analysis.ts'
import type { ConsentParts } from '../src/verdicts/consent/consent-parts.ts'
import { SnapshotReader } from '../src/verdicts/creators/snapshot-reader.ts'
import type { ExportParts } from '../src/verdicts/exports/export-parts.ts'
import { exportJobs } from '../src/verdicts/exports/jobs.ts'
import type { SharingParts } from '../src/verdicts/sharing/sharing-parts.ts'
import { keyRing } from '../src/verdicts/signing/key-ring.ts'
import { newKey } from '../src/verdicts/signing/signing-key.ts'
import { verificationJobs } from '../src/verdicts/verifications/jobs.ts'
import type { RunLimits, VerificationParts } from '../src/verdicts/verifications/verification-parts.ts'
import { type ConsentOptions, consentsIn } from './consents.ts'
import { test as base } from './fixtures.ts'
import { callFromOutside } from './outside-calls.ts'
import { noSuppliers, type Script, scriptedConnector } from './scripted-connectors.ts'
import { signedInAccount } from './signed-in.ts'
import { testedAuth } from './tested-auth.ts'

/** The shipped app with its rooms, a clock that a test moves, and a platform that answers as a test says. */

export interface Rooms {
  app: FastifyInstance
  db: Database
  parts: VerificationParts
  site: SiteParts
  cards: CardProvider
  clock: { now: Date }
  platform: { script: Script; calls: number }
  authService: AuthService
  /** What writing to people takes. */
  letters: PasswordRoom
  exporting: ExportParts
  sharing: SharingParts
  consents: ConsentParts
  webhooks: WebhookParts
  outreach: OutreachDesk
  contracts: ReturnType<typeof contractDeskOf>
  closeUploads: Uploads['close']
  /** Every job of the product, with letters that arrive nowhere. */
  jobs: ReturnType<typeof allJobs>
  /** Whether jobs are run. */
  works: () => boolean
  /** Starts to run jobs; until then a test can look at what waits. */
  work: () => Promise<void>
}

export interface RoomsOptions extends ConsentOptions {
  /** What prints; each a stand-in that prints nothing unless said otherwise, because the real one takes a second to start. */
  printers?: Partial<Pick<WiredRooms, 'printer' | 'performancePrinter' | 'contractPrinter'>>
  limits?: RunLimits
  derivedMetrics?: boolean
  connectorId?: Connector['id']
  google?: GoogleProvider
  authService?: AuthService
  /** Absent: the built-in writer. */
  languageModel?: LanguageModel
  /** What the scripted platform serves; Twitch unless said otherwise. */
  platforms?: Connector['platforms']
  mode?: 'sandbox' | 'production'
  sandboxOpen?: boolean
  uploads?: Partial<Parameters<typeof openUploads>[0]>
  /** What the operator says of data suppliers; none is asked unless a test says otherwise. */
  suppliers?: Partial<Suppliers['config']>
  /** What is configured of the platforms; nothing unless said otherwise. */
  configured?: WiredRooms['platforms']
  /** Hosts on this machine that webhooks may lead to. */
  webhookTestHosts?: readonly string[]
  /** Our mail server, hosts on this machine that workspaces may use, and who answers for the network. */
  outreach?: Partial<WiredRooms['outreach']>
  through?: Database
}

const paperless = {
  print: async () => {
    throw new Error('This test has no printer')
  },
}

const startOfTime = new Date('2026-11-20T10:00:00.000Z')

const reader = new SnapshotReader(new URL('../src/threads/snapshot-thread.ts', import.meta.url))

export const test = base
  // It knows of no database, and takes a second to load.
  .extend('snapshots', { scope: 'worker' }, () => reader)
  .extend('kept', { scope: 'file' }, async ({ server: _ }, { onCleanup }) => {
    const kept: OpenRooms[] = []
    onCleanup(async () => {
      for (const { close } of kept) await close()
    })
    return kept
  })
  .extend('open', async ({ db, snapshots, kept }, { onCleanup }) => {
    const opened: { open: OpenRooms; plain: boolean }[] = []
    onCleanup(async () => {
      for (const { open, plain } of opened.reverse()) {
        if (plain && !open.rooms.works()) kept.push(open)
        else await open.close()
      }
    })
    return async (options?: RoomsOptions): Promise<Rooms> => {
      const plain = options === undefined
      const open = (plain && kept.pop()) || (await openRooms(options?.through ?? db, snapshots, options))
      opened.push({ open, plain })
      open.rooms.clock.now = startOfTime
      Object.assign(open.rooms.platform, freshPlatform())
      return open.rooms
    }
  })

/** Rooms with the queue that they stand on. Building them costs a fifth of a second of a processor, so the tests of a file hand plain ones
 *  on to each other; all that they remember lies in the file's database, which is shared in any case. */
interface OpenRooms {
  rooms: Rooms
  close: () => Promise<void>
}

async function openRooms(db: Database, snapshots: SnapshotReader, options: RoomsOptions = {}): Promise<OpenRooms> {
  const queue = await openQueue({ db, kinds: jobKinds, role: 'all', log: silent })
  const rooms = await buildRooms(db, queue, snapshots, options)
  return {
    rooms,
    close: async () => {
      await rooms.app.close()
      await rooms.closeUploads()
      await queue.stop()
    },
  }
}

function freshPlatform(): Rooms['platform'] {
  return { script: async (target) => snapshotFor(target), calls: 0 }
}

/** What reports are signed with in tests. */
export const signingKey = newKey(startOfTime)

const sandbox = {
  mode: 'sandbox',
  sandboxOpen: false,
  company: { name: 'Vouch', number: '1', address: 'London' },
  supportEmail: 'support@vouch.test',
  salesEmail: 'sales@vouch.test',
  chatEmbedUrl: null,
  analyticsTagId: null,
  extensionUrl: null,
  launchedOn: null,
} as const
/** Opens the team's side in tests. */
export const teamPassword = 'a password of the team'
const team = { hosts: ['team.vouch.test'], metricsToken: 'a-token-of-the-metrics' }
const teamConfig = { role: 'all', team } as const
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }

async function buildRooms(
  db: Database,
  queue: Queue,
  snapshots: SnapshotReader,
  options: RoomsOptions,
): Promise<Rooms> {
  const clock = { now: startOfTime }
  const platform = freshPlatform()
  const now = () => clock.now
  const uploads = openUploads({ pool: db.pool, now, ...options.uploads })
  const imports = openImports(db.pool)
  const suppliers = await openSuppliers({ ...noSuppliers, ...options.suppliers }, { pool: db.pool, now, ...queue })
  const publicAddress = () => 'https://vouch.test'
  const { consents, ...reads } = consentsIn(options, { db, now, publicAddress }, scriptedConnector(platform, options))
  reads.connectors.push(supplierConnector(suppliers.supplied))
  const parts: VerificationParts = {
    ...{ db, now, queue, snapshots, uploads: uploads.verification, imports, ...reads },
    config: { youtube: youtubeOf(options) },
    ...(options.limits && { limits: options.limits }),
  }
  const auth = testedAuth(db.pool)
  const addresses = await liveOf(options, db, queue)
  const { config } = addresses
  const authService = options.authService ?? builtInService({ db, auth, config })
  const cards = openCardProvider({
    ...{ config: { stripe: null }, db, now, webhookSecret: 'whsec_tests' },
    deliver: (body, signature) => deliverMessage(app, body, signature),
  })
  const isPassword = adminPassword(teamPassword)
  const team = openTeamSide({ config: teamConfig, isPassword, db, secret: 'tests', log: silent })
  const wired: WiredRooms = {
    version: 'test',
    ...{ config, live: addresses, db, authService, verifying: parts, consents, uploads, cards, publicAddress, team },
    clock: clockOf(clock),
    jobs: () => [],
    googleProvider: options.google ?? simulatedGoogleOf({ ...config, mode: 'sandbox' }, db, publicAddress),
    languageModel: options.languageModel ?? null,
    tokenPrices: null,
    ...{ printer: paperless, performancePrinter: paperless, contractPrinter: paperless, ...options.printers },
    webhookTestHosts: options.webhookTestHosts ?? [],
    linkDomain: null,
    outreach: { ours: null, settings: { dkim: null, mailbox: null, mailTestHosts: [] }, ...options.outreach },
    ...{ linkSecret: 'tests', suppliers },
    keys: keyRing(() => [signingKey]),
    platforms: options.configured ?? loadConfig({}),
    ready: true,
  }
  const app: FastifyInstance = await appOf(wired, team)
  await app.ready()
  callFromOutside(app)
  const letters = { db, authService, config, queue, publicAddress, now }
  const exporting = exportingOf(wired)
  const jobs = [...verificationJobs(parts), analysisJob(parts), ...exportJobs(exporting), forgottenPasswordJob(letters)]
  let works = false
  return {
    ...{ app, db, parts, cards, clock, platform, authService, letters, exporting },
    site: sitePartsOf(wired),
    sharing: sharingPartsOf(wired),
    consents: consentPartsOf(wired, () => sitePartsOf(wired)),
    ...{ webhooks: webhookPartsOf(wired), outreach: outreachDeskOf(wired), contracts: contractDeskOf(wired) },
    jobs: allJobs(wired, { leaves: false, send: async () => undefined }, silent),
    works: () => works,
    work: () => {
      works = true
      return queue.work(jobs)
    },
    closeUploads: async () => void (await Promise.all([uploads, suppliers, imports].map((door) => door.close()))),
  }
}

function youtubeOf({ derivedMetrics = false }: RoomsOptions) {
  return { apiKey: null, baseUrl: '', dailyUnits: 1, commentersMax: 0, derivedMetrics }
}

function simulatedGoogleOf(
  config: Pick<WiredRooms['config'], 'mode' | 'sandboxOpen'>,
  db: Database,
  publicAddress: () => string,
) {
  return openGoogleProvider({ config: { ...config, google: null }, db, secret: 'tests', publicAddress })
}

/** What the operator may change, on top of what a test asks for. */
function liveOf({ mode = 'sandbox', sandboxOpen = false }: RoomsOptions, db: Database, queue: Queue) {
  return openOperatorAddresses({ ...sandbox, mode, sandboxOpen }, { db, ...queue })
}

function appOf(wired: WiredRooms, team: Pick<TeamSide, 'app'>): Promise<FastifyInstance> {
  return buildApp({
    version: 'test',
    log: pino({ level: 'silent' }),
    trustProxy: true,
    identify: identifyCaller(wired.authService.identify, wired.db.pool),
    ...team.app,
    // A test that fails by one says why.
    unforeseen: (error) => console.error(error),
    site: null,
    sandbox: wired.config.mode === 'production' ? 'none' : wired.config.sandboxOpen ? 'open' : 'local',
    rooms: (room) => addRooms(room, wired),
  })
}

/** The product's clock, which shows what a test says. */
function clockOf(clock: Rooms['clock']): WiredRooms['clock'] {
  return {
    now: () => clock.now,
    aheadMs: () => clock.now.getTime() - startOfTime.getTime(),
    moveTo: async (at) => {
      if (at > clock.now) clock.now = at
    },
  }
}

/** A generated creator under another name: for a platform whose answer does not matter to the test. */
export function snapshotFor(target: Target, from = 'ava_fields_sandbox'): Snapshot {
  const snapshot = sandboxSnapshot('instagram', from, startOfTime.toISOString())
  if (!snapshot) throw new Error(`The sandbox has no creator named ${from}`)
  return { ...snapshot, platform: target.platform, handle: target.kind === 'profile' ? target.handle : 'the_owner' }
}

/** Someone signed in, with credits. */
export interface Visitor {
  userId: string
  workspaceId: string
  /** For calls whose answer is not JSON. */
  token: string
  /** Any call of the API with the visitor's token. */
  ask: (
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    body?: object,
    headers?: Record<string, string>,
  ) => Promise<Answer>
  call: (method: 'GET' | 'POST', path: string, body?: object, headers?: Record<string, string>) => Promise<Answer>
  /** A body as it is, which need not be JSON. */
  sendText: (url: string, payload: string) => Promise<Answer>
  /** The whole text of an answer, a stream's when it has ended. */
  text: (path: string) => Promise<string>
  /** Monthly and purchased credits together. */
  credits: () => Promise<number>
}

export type Answer = Awaited<ReturnType<typeof ask>>

async function ask(app: FastifyInstance, call: InjectOptions) {
  const answer = await app.inject(call)
  return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() }
}

/** Creates a user with a workspace and a session. */
export async function signUp({ app, db }: Rooms, credits = 150): Promise<Visitor> {
  const { userId, workspaceId, token } = await signedInAccount(db, { credits, at: startOfTime })
  return {
    userId,
    workspaceId,
    token,
    ask: (method, url, body, headers = {}) =>
      ask(app, {
        method,
        url,
        headers: { authorization: `Bearer ${token}`, ...headers },
        ...(body === undefined ? {} : { payload: body }),
      }),
    call: (method, path, body, headers = {}) =>
      ask(app, {
        method,
        url: `/api/verifications${path}`,
        headers: { authorization: `Bearer ${token}`, ...headers },
        ...(body === undefined ? {} : { payload: body }),
      }),
    sendText: (url, payload) =>
      ask(app, {
        ...{ method: 'POST', url, payload },
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      }),
    text: async (path) => {
      const headers = { authorization: `Bearer ${token}` }
      return (await app.inject({ method: 'GET', url: `/api/verifications${path}`, headers })).body
    },
    credits: async () => {
      const found = await db.pool.query<{ sum: string }>(
        'select sum(balance) from credit_balances where workspace_id = $1',
        [workspaceId],
      )
      return Number(onlyRow(found).sum)
    },
  }
}

/** Waits until a verification has ended. */
export async function ended(visitor: Visitor, id: string): Promise<Verification> {
  for (let waited = 0; waited < 2_400; waited += 1) {
    const { body } = await visitor.call('GET', `/${id}`)
    if (body.state === 'done' || body.state === 'failed') return body
    await pause(50)
  }
  throw new Error('The verification did not end within two minutes')
}

let names = 0

/** @returns the address of a creator that no other test has asked about. */
export function freshAddress(): { url: string; handle: string } {
  names += 1
  const handle = `creator_${names}`
  return { url: `https://www.twitch.tv/${handle}`, handle }
}

/** Asks for a verification and waits for its end. */
export async function verify(visitor: Visitor, body: object): Promise<Verification> {
  const answer = await visitor.call('POST', '', body)
  if (answer.status !== 202) throw new Error(`${answer.status}: ${JSON.stringify(answer.body)}`)
  return ended(visitor, answer.body.id)
}
