import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { type Logger, pino } from 'pino'
import { startDispatcher } from './access/webhooks/dispatcher.ts'
import { buildApp } from './app.ts'
import { allJobs, jobKinds, movable } from './background.ts'
import { outreachDeskOf } from './campaign-side.ts'
import { ContractPrinter } from './campaigns/contracts/pdf/contract-printer.ts'
import { runOutreach } from './campaigns/outreach/run-outreach.ts'
import { PerformancePrinter } from './campaigns/performance/paper/performance-printer.ts'
import type { Config } from './config/config.ts'
import { openPlatforms } from './consent-side.ts'
import { authOriginOf, openAuthProvider } from './customers/auth-provider.ts'
import { openCards } from './customers/card-provider.ts'
import { openGoogleProvider } from './customers/google-provider.ts'
import { ensureDemoPlans } from './demo-plans.ts'
import { beginEarlyParts, type EarlyParts, type EarlySettings } from './early-parts.ts'
import { indexKind } from './finding/discovery/index-report.ts'
import { askForSandboxIndex } from './finding/discovery/sandbox-index.ts'
import { resumeScreening } from './finding/discovery/screen-sandbox.ts'
import { loadVisitorList } from './finding/discovery/visitor-list.ts'
import { followReport } from './finding/shortlists/compare-checks.ts'
import { openProductClock, realClock } from './foundation/clock/product-clock.ts'
import { type Database, openDatabase, requireDatabase, unboundedStatements } from './foundation/db/database.ts'
import { migrate } from './foundation/db/migrate.ts'
import type { ReplicaNews } from './foundation/db/read-replica.ts'
import { failureLine } from './foundation/http/request-log.ts'
import type { SandboxReach } from './foundation/http/sandbox-door.ts'
import { openQueue, type Queue } from './foundation/jobs/queue.ts'
import { logLines } from './foundation/log-lines.ts'
import { type Mailer, mailbox } from './foundation/mail/mailer.ts'
import { smtpMailer } from './foundation/mail/smtp-mailer.ts'
import { requireObjects } from './foundation/moving/start-check.ts'
import type { Telemetry } from './foundation/telemetry/open-telemetry.ts'
import { identifyCaller } from './identify-caller.ts'
import { addressOf, listen } from './listening.ts'
import { openLanguageModel } from './outside/llm/open-language-model.ts'
import { openObjectStore } from './outside/object-store/open-object-store.ts'
import { openSuppliers } from './outside/platforms/supplier/open-suppliers.ts'
import { productVersion as version } from './product-version.ts'
import { addRooms, type Rooms, webhookPartsOf } from './rooms.ts'
import { type PasswordParts, settlePasswords } from './sandbox-passwords.ts'
import type { Outsiders } from './site/content-policy.ts'
import { firstListFill } from './site/first-list.ts'
import { operatorFacts } from './site/operator-facts.ts'
import type { Site } from './site/static-site.ts'
import { type BuildBehind, builtAddresses, builtEarlyFiles, builtSite, loadListDrawing } from './site/web-build.ts'
import { startFailure } from './start-failure.ts'
import { openOperatorAddresses } from './team/admin/operator-addresses.ts'
import { openTeamSide, type TeamSide, type TeamSideParts } from './team-side.ts'
import { openImports } from './threads/open-imports.ts'
import { openUploads } from './threads/open-uploads.ts'
import { SnapshotReader } from './verdicts/creators/snapshot-reader.ts'
import { Printer } from './verdicts/exports/pdf/printer.ts'
import { openKeyRing } from './verdicts/signing/key-folder.ts'
import type { VerificationParts } from './verdicts/verifications/verification-parts.ts'

/** The whole product, composed. Only here are long-lived parts made; everything else receives them. */

export interface Product {
  /** Where it serves, for example `http://127.0.0.1:3000`. */
  url: string
  /** Finishes what is under way, then gives everything back in the opposite order. */
  stop: () => Promise<void>
  /** What a stop waits for at the moment. */
  waitsFor: () => string
}

export interface ProductOptions extends EarlySettings {
  /** What was begun before this was loaded. Absent: it begins now. */
  early?: EarlyParts
}

/** Starts everything and resolves when it serves. What was opened is closed again when a later part fails. */
export async function startProduct(config: Config, options: ProductOptions): Promise<Product> {
  const opened: Opened[] = []
  let closing = 'nothing'
  const stop = async () => {
    const failures: unknown[] = []
    for (const { what, close } of opened.splice(0).reverse()) {
      closing = what
      // What fails to end keeps nothing else from ending, the database least of all.
      await close().catch((error: unknown) => failures.push(error))
    }
    if (failures.length > 0) throw failures[0]
  }
  try {
    const url = await start(config, { ...options, opens: (what, close) => opened.push({ what, close }) })
    return { url, stop, waitsFor: () => closing }
  } catch (error) {
    const reason = await startFailure(error, config)
    // Whatever else fails now fails because the start did.
    await stop().catch(() => undefined)
    throw reason
  }
}

interface Opened {
  /** In words that follow “waiting for”. */
  what: string
  close: () => Promise<unknown>
}

interface StartSettings extends ProductOptions {
  opens: (what: string, close: () => Promise<unknown>) => void
}

/** What prints: a thread each, which begins with its first document. */
function openPrinters(opens: StartSettings['opens']) {
  const [printer, performancePrinter, contractPrinter] = [
    new Printer(),
    new PerformancePrinter(),
    new ContractPrinter(),
  ]
  for (const each of [printer, performancePrinter, contractPrinter])
    opens('documents being printed', () => each.close())
  return { printer, performancePrinter, contractPrinter }
}

/** Jobs end before the threads that they ask. */
function openThreads(
  opens: StartSettings['opens'],
  parts: Record<'suppliers' | 'uploads' | 'imports', { close: () => Promise<unknown> }> & { queue: Queue },
): void {
  opens('data suppliers', parts.suppliers.close)
  opens('uploads being read', parts.uploads.close)
  opens('imports being read', parts.imports.close)
  opens('jobs that are running', parts.queue.stop)
}

async function start(given: Config, { early, withSite, say, opens }: StartSettings): Promise<string> {
  const serves = given.role !== 'worker'
  const { pages, data: opening } = early ?? (await beginEarlyParts(given, { withSite, say }))
  const { data, db, log, telemetry, queue, live } = await openGround(given, { opening, say, opens })
  const { config } = live
  const snapshots = new SnapshotReader(new URL('./threads/snapshot-thread.ts', import.meta.url))
  opens('snapshots being read', () => snapshots.close())
  const printers = openPrinters(opens)
  const clock = config.mode === 'sandbox' ? await openProductClock({ db, ...queue }) : realClock
  const { now } = clock
  const authService = await openAuthProvider({ config, db, secret: data.authSecret, now, say })
  // The port may be the system's choice, so the address is known only after listening; no letter is written before.
  let served = `http://localhost:${config.port}`
  const publicAddress = () => config.appUrl?.replace(/\/$/, '') ?? served
  const suppliers = await openSuppliers(config.suppliers, { pool: db.pool, now, ...queue })
  const ground = { config, db, now, publicAddress, secret: data.authSecret }
  const { consents, ...reads } = openPlatforms({ ...ground, supplied: suppliers.supplied })
  const [uploads, imports] = [openUploads({ pool: db.pool, now }), openImports(db.pool)]
  openThreads(opens, { suppliers, uploads, imports, queue })
  // What prints takes seconds to load. Whoever opens a report may want it on paper; where others print, they begin with the first file.
  const opened = given.role === 'all' && { reportOpened: () => printers.printer.start() }
  const reading = { snapshots, uploads: uploads.verification, imports, reported: followUps(queue, printers), ...opened }
  const verifying: VerificationParts = { db, now, config, queue, ...reads, ...reading }
  const site = await pages.then((behind) => behind && siteOf({ ...ground, queue, behind, opens, say, log }))
  const cards = openCards({ config, db, now, authSecret: data.authSecret, log, front: () => app })
  const googleProvider = openGoogleProvider({ config, db, secret: data.authSecret, publicAddress })
  const signed = { linkSecret: data.authSecret, keys: openKeyRing(config) }
  const languageModel = openLanguageModel(config.llm)
  const outside = { authService, cards, googleProvider, languageModel, ...printers, ...signed }
  const mailer = openMailer(config, telemetry)
  const jobs = () => allJobs(rooms, mailer, log)
  const team = await openTeam({ config, db, authService, say, secret: data.authSecret, log })
  const rooms: Rooms = {
    ...{ version, config, live, db, verifying, consents, uploads, clock, jobs },
    ...{ ...outside, platforms: config, webhookTestHosts: config.webhookTestHosts },
    linkDomain: config.linkDomain,
    tokenPrices: config.llm?.prices ?? null,
    outreach: { ours: config.smtp, settings: config.outreach },
    ...{ publicAddress, suppliers, team, ready: false },
  }
  const app: FastifyInstance = await buildApp({
    version,
    log,
    trustProxy: config.trustProxy,
    identify: identifyCaller(authService.identify, db.pool),
    ...team.app,
    ...{ publicAddress, sandbox: sandboxReach(config) },
    limits: db.pool,
    site,
    rooms: (server) => {
      telemetry?.traceRequests(server)
      addRooms(server, rooms)
    },
  })
  await listen(app, config)
  served = addressOf(app, config)
  opens('calls that haven’t been answered', () => app.close())
  opens('simulated payments', async () => cards.time?.end())
  opens('metrics', team.keepCounting())
  await takeUpWork(rooms, queue, config.role)
  if (config.role !== 'web') {
    opens('webhooks being delivered', (await startDispatcher({ ...webhookPartsOf(rooms), ...queue, log })).stop)
    opens('emails being sent', runOutreach(outreachDeskOf(rooms), log).stop)
  }
  rooms.ready = true
  opens('load balancers to notice', () => withdraw(rooms, serves ? config.drainMs : 0))
  say(`Vouch is listening on ${served}`)
  return served
}

/** Says that this process is no longer ready, and serves on until whoever shares calls out has noticed. */
async function withdraw(rooms: Rooms, drainMs: number): Promise<void> {
  rooms.ready = false
  await pause(drainMs)
}

/** Asks for what a start brings, and for what an earlier end interrupted; then runs what is due. */
async function takeUpWork(rooms: Rooms, queue: Queue, role: Config['role']): Promise<void> {
  const { config, db, jobs, verifying } = rooms
  if (config.mode === 'sandbox') await ensureDemoPlans(rooms)
  await askForSandboxIndex(db, queue)
  await resumeScreening(db, queue)
  await queue.work(jobs())
  if (role !== 'web') verifying.snapshots.start()
}

/** What all else stands on: the database with its tables, the log, the queue, and the configuration as it is set at the moment. */
async function openGround(
  given: Config,
  { opening, say, opens }: Pick<StartSettings, 'say' | 'opens'> & { opening: EarlyParts['data'] },
) {
  const data = await opening
  opens('the database to end', data.close)
  const log = pino({ level: given.logLevel, serializers: { err: failureLine } }, logLines())
  // Only who has a collector waits for its packages.
  const telemetry =
    given.telemetry &&
    (await import('./foundation/telemetry/open-telemetry.ts')).openTelemetry({ config: given, version, log })
  if (telemetry) opens('traces being sent', telemetry.stop)
  const { databaseListenUrl: directConnectionString, databaseReads: replica } = given
  const objects = await openObjectStore(given)
  const onReplica = ({ used, line }: ReplicaNews) => log[used ? 'info' : 'warn'](line)
  const { connectionString } = data
  const onMoved = (line: string) => log.warn(line)
  const db = openDatabase({ connectionString, directConnectionString, replica, onReplica, onMoved, objects })
  opens('statements that are running', db.close)
  for (const pool of [db.pool, db.sessions, db.outside]) telemetry?.traceStatements(pool)
  await requireDatabase(db)
  const warning = await unboundedStatements(db)
  if (warning !== null) say(warning)
  await migrate(db.sessions)
  const away = await requireObjects(db, movable)
  if (away !== null) say(away)
  const around = telemetry && { aroundJob: telemetry.aroundJob }
  const queue = await openQueue({ db, kinds: jobKinds, role: given.role, log, ...around })
  opens('jobs that are running', () => queue.stop())
  return { data, db, log, telemetry, queue, live: await openOperatorAddresses(given, { db, ...queue }) }
}

function openMailer({ smtp }: Pick<Config, 'smtp'>, telemetry: Telemetry | null): Mailer {
  if (smtp === null) return mailbox
  const mailer = smtpMailer(smtp)
  return telemetry?.traceMail(mailer) ?? mailer
}

/** What follows a new report: the creator is found by it, whoever shortlisted the creator hears of it, and what would print it gets ready. */
function followUps(queue: Queue, { printer }: { printer: Printer }): NonNullable<VerificationParts['reported']> {
  return async (tx, reportId) => {
    printer.start()
    await queue.enqueue(tx, indexKind, { reportId })
    await followReport(tx, queue, reportId)
  }
}

async function openTeam(parts: PasswordParts & Pick<TeamSideParts, 'config' | 'secret' | 'log'>): Promise<TeamSide> {
  const isPassword = await settlePasswords(parts)
  return openTeamSide({ ...parts, isPassword })
}

function sandboxReach({ mode, sandboxOpen }: Config): SandboxReach {
  return mode === 'production' ? 'none' : sandboxOpen ? 'open' : 'local'
}

interface SiteSettings extends Pick<StartSettings, 'opens' | 'say'>, Pick<Site, 'publicAddress'> {
  config: Config
  db: Database
  now: () => Date
  queue: Queue
  behind: BuildBehind
  log: Logger
}

/** The pages are there; what is built behind them is waited for by whoever asks for it. */
function siteOf({ config, db, now, queue, publicAddress, behind, opens, say, log }: SiteSettings): Site {
  opens('the pages being built', async () => {
    behind.stop()
    await behind.done.catch(() => undefined)
    await behind.gathered
  })
  const whole = behind.done.catch((error: Error) => say(error.message))
  return {
    whole,
    folder: builtSite,
    addresses: builtAddresses(),
    early: builtEarlyFiles(),
    outsiders: outsidersOf(config),
    operator: () => operatorFacts(config),
    publicAddress,
    firstList: firstListFill({
      load: () => loadVisitorList({ db, now, queue, sandbox: config.mode === 'sandbox' }),
      drawing: loadListDrawing,
      failed: (error) => log.error({ err: error }, 'no list of creators in a page'),
    }),
  }
}

/** Whom the pages of this configuration may reach. */
function outsidersOf(config: Config): Outsiders {
  const { stripe, chatEmbedUrl, analyticsTagId } = config
  const authOrigin = authOriginOf(config)
  return { realCards: stripe !== null, chatEmbedUrl, analytics: analyticsTagId !== null, authOrigin }
}
