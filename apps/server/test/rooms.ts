import { randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Verification } from '@vouch/contract'
import type { Snapshot } from '@vouch/engine'
import { sandboxSnapshot } from '@vouch/simulator'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { pino } from 'pino'
import { openAuth } from '../src/accounts/auth.ts'
import type { AuthService } from '../src/accounts/auth-service.ts'
import { builtInService } from '../src/accounts/built-in-service.ts'
import { createAccount } from '../src/accounts/create-account.ts'
import { forgottenPasswordJob, type PasswordRoom } from '../src/accounts/passwords.ts'
import { openSession } from '../src/accounts/sessions.ts'
import { openOperatorAddresses } from '../src/admin/operator-addresses.ts'
import { analysisJob } from '../src/analyses/run-analysis.ts'
import { buildApp } from '../src/app.ts'
import { jobKinds } from '../src/background.ts'
import { type CardProvider, deliverMessage, openCardProvider } from '../src/card-provider.ts'
import { grant } from '../src/credits/ledger.ts'
import { type Database, onlyRow, withTransaction } from '../src/db/database.ts'
import type { ExportParts } from '../src/exports/export-parts.ts'
import { exportJobs } from '../src/exports/jobs.ts'
import { type GoogleProvider, openGoogleProvider } from '../src/google-provider.ts'
import { openQueue, type Queue } from '../src/jobs/queue.ts'
import type { LanguageModel } from '../src/outside/llm/language-model.ts'
import type { Connector, Progress, Target } from '../src/outside/platforms/connector.ts'
import { sandboxConnector } from '../src/outside/platforms/sandbox.ts'
import { exportPartsOf, sharingPartsOf } from '../src/passing-on.ts'
import { addRooms, sitePartsOf, type Rooms as WiredRooms } from '../src/rooms.ts'
import type { SharingParts } from '../src/sharing/sharing-parts.ts'
import type { SiteParts } from '../src/site/site-parts.ts'
import { openTeamSide, type TeamSide } from '../src/team-side.ts'
import { verificationJobs } from '../src/verifications/jobs.ts'
import { Scorer } from '../src/verifications/scorer.ts'
import type { RunLimits, VerificationParts } from '../src/verifications/verification-parts.ts'
import { test as base } from './fixtures.ts'

/** The shipped app with its rooms, a clock that a test moves, and a platform that answers as a test says. */

/** What the scripted platform does when it is asked; a test replaces it. Its creators are on Twitch. */
export type Script = (target: Target, progress: Progress, signal: AbortSignal) => Promise<Snapshot>

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
  /** Starts to run jobs; until then a test can look at what waits. */
  work: () => Promise<void>
}

export interface RoomsOptions {
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
  /** What prints reports; a stand-in that prints nothing unless said otherwise, because the real one takes a second to start. */
  printer?: WiredRooms['printer']
}

const paperless: WiredRooms['printer'] = {
  print: async () => {
    throw new Error('This test has no printer')
  },
}

const startOfTime = new Date('2026-11-20T10:00:00.000Z')

export const test = base
  .extend('scorer', { scope: 'file' }, async ({ server: _ }, { onCleanup }) => {
    const scorer = new Scorer()
    onCleanup(() => scorer.close())
    return scorer
  })
  .extend('open', async ({ db, scorer }, { onCleanup }) => {
    const closers: (() => Promise<unknown>)[] = []
    onCleanup(async () => {
      for (const close of closers.reverse()) await close()
    })
    return async (options: RoomsOptions = {}): Promise<Rooms> => {
      const queue = await openQueue({
        db,
        kinds: jobKinds,
        role: 'all',
        log: silent,
      })
      closers.push(() => queue.stop())
      const rooms = await buildRooms(db, queue, scorer, options)
      closers.push(() => rooms.app.close())
      return rooms
    }
  })

const sandbox = {
  mode: 'sandbox',
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
const teamConfig = {
  role: 'all',
  team: { password: teamPassword, hosts: ['team.vouch.test'], metricsToken: 'a-token-of-the-metrics' },
} as const
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }

async function buildRooms(db: Database, queue: Queue, scorer: Scorer, options: RoomsOptions): Promise<Rooms> {
  const clock = { now: startOfTime }
  const platform: Rooms['platform'] = { script: async (target) => snapshotFor(target), calls: 0 }
  const now = () => clock.now
  const scripted: Connector = {
    id: options.connectorId ?? 'twitch',
    platforms: options.platforms ?? ['twitch'],
    resolves: ['video'],
    fetchSnapshot: (target, progress, signal) => {
      platform.calls += 1
      return platform.script(target, progress, signal)
    },
  }
  const youtube = { apiKey: null, baseUrl: '', dailyUnits: 1, commentersMax: 0 }
  const parts: VerificationParts = {
    db,
    now,
    config: { youtube: { ...youtube, derivedMetrics: options.derivedMetrics ?? false } },
    queue,
    connectors: [sandboxConnector({ now }), scripted],
    scorer,
    ...(options.limits && { limits: options.limits }),
  }
  const auth = openAuth({ pool: db.pool, secret: randomBytes(32).toString('hex'), baseUrl: 'http://localhost' })
  const live = await openOperatorAddresses({ ...sandbox, mode: options.mode ?? 'sandbox' }, { db, ...queue })
  const { config } = live
  const authService = options.authService ?? builtInService({ db, auth, config })
  const publicAddress = () => 'https://vouch.test'
  const cards = openCardProvider({
    config: { stripe: null },
    db,
    now,
    webhookSecret: 'whsec_tests',
    deliver: (body, signature) => deliverMessage(app, body, signature),
  })
  const team = openTeamSide({ config: teamConfig, pool: db.pool, secret: 'tests', log: silent })
  const wired: WiredRooms = {
    version: 'test',
    config,
    live,
    db,
    authService,
    verifying: parts,
    cards,
    clock: clockOf(clock),
    jobs: () => [],
    googleProvider:
      options.google ??
      openGoogleProvider({ config: { google: null, mode: 'sandbox' }, db, secret: 'tests', publicAddress }),
    languageModel: options.languageModel ?? null,
    printer: options.printer ?? paperless,
    linkSecret: 'tests',
    publicAddress,
    team,
    ready: true,
  }
  const app: FastifyInstance = await appOf(wired, team)
  await app.ready()
  const letters = { db, authService, config, queue, publicAddress, now }
  const exporting = exportPartsOf(wired)
  const jobs = [...verificationJobs(parts), analysisJob(parts), ...exportJobs(exporting), forgottenPasswordJob(letters)]
  const work = () => queue.work(jobs)
  const passedOn = { exporting, sharing: sharingPartsOf(wired) }
  return { app, db, parts, site: sitePartsOf(wired), cards, clock, platform, work, authService, letters, ...passedOn }
}

function appOf(wired: WiredRooms, team: Pick<TeamSide, 'app'>): Promise<FastifyInstance> {
  return buildApp({
    version: 'test',
    log: pino({ level: 'silent' }),
    trustProxy: true,
    identify: wired.authService.identify,
    ...team.app,
    site: null,
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
  const auth = openAuth({ pool: db.pool, secret: randomBytes(32).toString('hex'), baseUrl: 'http://localhost' })
  const email = `${randomUUID()}@vouch.test`
  const account = { email, password: randomUUID(), name: 'User', company: '', role: 'brand', tier: 'STARTER' } as const
  const { workspaceId } = await withTransaction(db, (tx) => createAccount(tx, auth, { ...account, verified: true }))
  if (credits > 0) {
    const at = startOfTime
    await grant(db.pool, 'monthly', { workspaceId, cause: 'grant', action: 'grant', resourceId: null, credits, at })
  }
  const owner = await db.pool.query<{ id: string }>('select owner_id as id from workspaces where id = $1', [
    workspaceId,
  ])
  const userId = onlyRow(owner).id
  const { token } = await openSession(auth, userId, { ipAddress: '', userAgent: '' })
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
  for (let waited = 0; waited < 600; waited += 1) {
    const { body } = await visitor.call('GET', `/${id}`)
    if (body.state === 'done' || body.state === 'failed') return body
    await pause(50)
  }
  throw new Error('The verification did not end within 30 seconds')
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
