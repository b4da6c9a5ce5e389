import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { openOperatorAddresses } from './admin/operator-addresses.ts'
import { buildApp } from './app.ts'
import { authOriginOf, openAuthProvider } from './auth-provider.ts'
import { allJobs, jobKinds } from './background.ts'
import { openCards } from './card-provider.ts'
import { openProductClock, realClock } from './clock/product-clock.ts'
import type { Config } from './config.ts'
import { openConnectors } from './connectors.ts'
import { openData } from './data-folder.ts'
import { openDatabase, requireDatabase } from './db/database.ts'
import { migrate } from './db/migrate.ts'
import { ensureDemoPlans } from './demo-plans.ts'
import { indexKind } from './discovery/index-report.ts'
import { askForSandboxIndex } from './discovery/sandbox-index.ts'
import { resumeScreening } from './discovery/screen-sandbox.ts'
import { Printer } from './exports/pdf/printer.ts'
import { openGoogleProvider } from './google-provider.ts'
import { openQueue, type Queue } from './jobs/queue.ts'
import { openLanguageModel } from './outside/llm/open-language-model.ts'
import { type Mailer, mailbox } from './outside/mail/mailer.ts'
import { smtpMailer } from './outside/mail/smtp-mailer.ts'
import { addRooms, type Rooms } from './rooms.ts'
import { followReport } from './shortlists/compare-checks.ts'
import type { Outsiders } from './site/content-policy.ts'
import { operatorFacts } from './site/operator-facts.ts'
import type { Site } from './site/static-site.ts'
import { builtSite, ensureWebBuild } from './site/web-build.ts'
import { StartFault } from './start-fault.ts'
import { openTeamSide } from './team-side.ts'
import { openTelemetry, type Telemetry } from './telemetry/open-telemetry.ts'
import { Scorer } from './verifications/scorer.ts'
import type { VerificationParts } from './verifications/verification-parts.ts'

/** The whole product, composed. Only here are long-lived parts made; everything else receives them. */

export interface Product {
  /** Where it serves, for example `http://127.0.0.1:3000`. */
  url: string
  /** Finishes what is under way, then gives everything back in the opposite order. */
  stop: () => Promise<void>
}

export interface ProductOptions {
  /** False serves the API alone, for development beside the web application's own server. */
  withSite: boolean
  say: (line: string) => void
}

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string }

/** Starts everything and resolves when it serves. What was opened is closed again when a later part fails. */
export async function startProduct(config: Config, options: ProductOptions): Promise<Product> {
  const opened: (() => Promise<unknown>)[] = []
  const stop = async () => {
    for (const close of opened.splice(0).reverse()) await close()
  }
  try {
    const url = await start(config, { ...options, opens: (close) => opened.push(close) })
    return { url, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

interface StartSettings extends ProductOptions {
  opens: (close: () => Promise<unknown>) => void
}

async function start(given: Config, { withSite, say, opens }: StartSettings): Promise<string> {
  const serves = given.role !== 'worker'
  const built = withSite && serves ? ensureWebBuild(say) : Promise.resolve()
  // The build runs beside the database's start; a failure is met where it is awaited, not before.
  built.catch(() => undefined)
  const { data, db, log, telemetry, queue, live } = await openGround(given, { say, opens })
  const { config } = live
  const scorer = new Scorer()
  opens(() => scorer.close())
  const printer = new Printer()
  opens(() => printer.close())
  const clock = config.mode === 'sandbox' ? await openProductClock({ db, ...queue }) : realClock
  const { now } = clock
  const authService = await openAuthProvider({ config, db, secret: data.authSecret, now, say })
  const connectors = openConnectors({ config, pool: db.pool, now })
  const verifying: VerificationParts = { db, now, config, queue, connectors, scorer, reported: followUps(queue) }
  await built
  // The port may be the system's choice, so the address is known only after listening; no letter is written before.
  let served = `http://localhost:${config.port}`
  const publicAddress = () => config.appUrl?.replace(/\/$/, '') ?? served
  const cards = openCards({ config, db, now, authSecret: data.authSecret, log, front: () => app })
  const googleProvider = openGoogleProvider({ config, db, secret: data.authSecret, publicAddress })
  const languageModel = openLanguageModel(config.llm)
  const outside = { authService, cards, googleProvider, languageModel, printer, linkSecret: data.authSecret }
  const mailer = openMailer(config, telemetry)
  const jobs = () => allJobs(rooms, mailer, log)
  const team = openTeamSide({ config, pool: db.pool, secret: data.authSecret, log })
  const rooms: Rooms = {
    version,
    config,
    live,
    db,
    verifying,
    clock,
    jobs,
    ...outside,
    publicAddress,
    team,
    ready: false,
  }
  const app: FastifyInstance = await buildApp({
    version,
    log,
    trustProxy: config.trustProxy,
    identify: authService.identify,
    ...team.app,
    publicAddress,
    limits: db.pool,
    site: withSite && serves ? siteOf(config, publicAddress) : null,
    rooms: (server) => {
      telemetry?.traceRequests(server)
      addRooms(server, rooms)
    },
  })
  await listen(app, config)
  served = addressOf(app, config)
  opens(() => app.close())
  opens(team.keepCounting())
  if (config.mode === 'sandbox') await ensureDemoPlans(rooms)
  await askForSandboxIndex(db, queue)
  await resumeScreening(db, queue)
  await queue.work(jobs())
  if (config.role !== 'web') scorer.start()
  rooms.ready = true
  opens(async () => {
    rooms.ready = false
  })
  say(`Vouch is listening on ${served}`)
  return served
}

/** What all else stands on: the database with its tables, the log, the queue, and the configuration as it is set at the moment. */
async function openGround(given: Config, { say, opens }: Pick<StartSettings, 'say' | 'opens'>) {
  const data = await openData(given, say)
  opens(data.close)
  const log = pino({ level: given.logLevel })
  const telemetry = openTelemetry({ config: given, version, log })
  if (telemetry) opens(telemetry.stop)
  const db = openDatabase({ connectionString: data.connectionString })
  opens(() => db.pool.end())
  telemetry?.traceStatements(db.pool)
  await requireDatabase(db)
  await migrate(db.pool)
  const around = telemetry && { aroundJob: telemetry.aroundJob }
  const queue = await openQueue({ db, kinds: jobKinds, role: given.role, log, ...around })
  opens(() => queue.stop())
  return { data, db, log, telemetry, queue, live: await openOperatorAddresses(given, { db, ...queue }) }
}

function openMailer({ smtp }: Pick<Config, 'smtp'>, telemetry: Telemetry | null): Mailer {
  if (smtp === null) return mailbox
  const mailer = smtpMailer(smtp)
  return telemetry?.traceMail(mailer) ?? mailer
}

/** What follows a new report: the creator is found by it, and whoever shortlisted the creator hears of it. */
function followUps(queue: Queue): NonNullable<VerificationParts['reported']> {
  return async (tx, reportId) => {
    await queue.enqueue(tx, indexKind, { reportId })
    await followReport(tx, queue, reportId)
  }
}

function siteOf(config: Config, publicAddress: () => string): Site {
  return {
    folder: builtSite,
    sandbox: config.mode === 'sandbox',
    outsiders: outsidersOf(config),
    operator: operatorFacts(config),
    publicAddress,
  }
}

/** Whom the pages of this configuration may reach. */
function outsidersOf(config: Config): Outsiders {
  const { stripe, chatEmbedUrl, analyticsTagId } = config
  const authOrigin = authOriginOf(config)
  return { realCards: stripe !== null, chatEmbedUrl, analytics: analyticsTagId !== null, authOrigin }
}

async function listen(app: FastifyInstance, { port, host }: Config): Promise<void> {
  try {
    await app.listen({ port, host })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'EADDRINUSE')
      throw new StartFault(`Port ${port} is taken by another program. Stop it, or set PORT; 0 picks a free one.`)
    if (code === 'EACCES') throw new StartFault(`This user may not listen on port ${port}. Set PORT to one above 1023.`)
    throw error
  }
}

/** `localhost` is what people open; any other host is shown as it was asked for. */
function addressOf(app: FastifyInstance, config: Config): string {
  const address = app.server.address()
  const port = typeof address === 'object' && address !== null ? address.port : config.port
  const local = ['0.0.0.0', '127.0.0.1', '::', '::1'].includes(config.host)
  return `http://${local ? 'localhost' : config.host}:${port}`
}
