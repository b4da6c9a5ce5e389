import type { FastifyInstance } from 'fastify'
import type { AccountHook } from './accounts/account-hooks.ts'
import type { AuthService } from './accounts/auth-service.ts'
import { eraseAccount } from './accounts/delete-account.ts'
import { exportAccount } from './accounts/export-account.ts'
import { googleRoutes } from './accounts/google-routes.ts'
import { accountRoutes } from './accounts/routes.ts'
import { settingsRoutes } from './accounts/settings-routes.ts'
import { adminHook } from './admin/account-hook.ts'
import type { AdminParts } from './admin/admin-parts.ts'
import { adminRoutes } from './admin/routes.ts'
import { analysesHook } from './analyses/account-hook.ts'
import { analysisRoutes } from './analyses/routes.ts'

import { billingHook } from './billing/account-hook.ts'
import { openTrialCard } from './billing/google-trial.ts'
import { beginDueMonths, loadNextMonth } from './billing/jobs.ts'
import { presentSubscription } from './billing/present-subscription.ts'
import { signUpRoutes } from './billing/routes.ts'
import { subscriptionRoutes } from './billing/subscription-routes.ts'
import { bulkHook } from './bulk/account-hook.ts'
import { bulkRoutes } from './bulk/routes.ts'
import type { CardProvider } from './card-provider.ts'
import { arrive } from './clock/arrive.ts'
import type { ProductClock } from './clock/product-clock.ts'
import { clockRoutes } from './clock/routes.ts'
import { youtubeSearchesDaily } from './connectors.ts'
import { creditsHook } from './credits/account-hook.ts'
import { demoAccounts } from './credits/demo-accounts.ts'
import { paymentRoutes } from './credits/payment-routes.ts'
import { creditRoutes } from './credits/routes.ts'
import type { Database } from './db/database.ts'
import { discoveryHook } from './discovery/account-hook.ts'
import { discoveryRoutes } from './discovery/routes.ts'
import { exportsHook } from './exports/account-hook.ts'
import type { Printer } from './exports/pdf/printer.ts'
import { exportRoutes } from './exports/routes.ts'
import { type GoogleProvider, stateOfGoogle } from './google-provider.ts'
import { homeRoutes } from './home/routes.ts'
import type { Job } from './jobs/job.ts'
import type { Queue } from './jobs/queue.ts'
import { mailRoutes } from './mail/routes.ts'
import { meterAnswers } from './metrics/process-meter.ts'
import { metricsRoutes } from './metrics/routes.ts'
import { simulatedGoogleRoutes } from './outside/google/simulator/simulated-google-routes.ts'
import type { LanguageModel } from './outside/llm/language-model.ts'
import { simulatorRoutes } from './outside/payments/simulator/simulated-http.ts'
import { exportPartsOf, forgetEverywhere, sharingPartsOf } from './passing-on.ts'
import { salesCopyRoutes } from './sales-copy/routes.ts'
import { sharingHook } from './sharing/account-hook.ts'
import { sharingRoutes } from './sharing/routes.ts'
import { shortlistsHook } from './shortlists/account-hook.ts'
import { loadPlaces } from './shortlists/places.ts'
import { shortlistRoutes } from './shortlists/routes.ts'
import { type AccountDuties, siteHook } from './site/data-requests/account-data.ts'
import { operatorRoutes, type PublicConfig } from './site/operator-routes.ts'
import { siteRoutes } from './site/routes.ts'
import type { SiteParts } from './site/site-parts.ts'
import { joinWaitlistWith } from './site/waitlist.ts'
import { keepToTeamHosts } from './team/host-rule.ts'
import { gateRoutes } from './team/routes.ts'
import type { TeamSide } from './team-side.ts'
import { verificationsHook } from './verifications/account-hook.ts'
import { verificationRoutes } from './verifications/routes.ts'
import type { VerificationParts } from './verifications/verification-parts.ts'

/** The rooms of the server with what each is given: one list for the product and for the tests that inject into it. */
export interface Rooms {
  version: string
  config: PublicConfig
  db: Database
  authService: AuthService
  verifying: VerificationParts
  cards: CardProvider
  googleProvider: GoogleProvider
  /** Null: the built-in writer writes marketing copy. */
  languageModel: LanguageModel | null
  clock: ProductClock
  /** Every job, for the sandbox's clock, which runs those that would have run meanwhile. */
  jobs: () => readonly Job[]
  /** Sets reports as documents. */
  printer: Pick<Printer, 'print'>
  /** What share links are signed with. */
  linkSecret: string
  /** Where links in mail lead. */
  publicAddress: () => string
  /** Where people write to, as the operator changes it; `config` is already the changed one. */
  live: AdminParts['live']
  /** The door of the team's side, and what this process counts. */
  team: Pick<TeamSide, 'gate' | 'meter'>
  /** Turns true when everything runs and false as soon as the process begins to stop. */
  ready: boolean
}

/** What the rooms do when a person copies or deletes the account, in this order. */
function accountHooks(queue: Queue): readonly AccountHook[] {
  const passedOn = [exportsHook, sharingHook]
  return [
    billingHook({ queue }),
    creditsHook,
    ...passedOn,
    analysesHook,
    discoveryHook,
    shortlistsHook,
    bulkHook,
    verificationsHook,
    siteHook,
    adminHook,
  ]
}

/** Adds the routes of every room. */
export function addRooms(app: FastifyInstance, rooms: Rooms): void {
  const { config, db, authService, verifying, version, cards, googleProvider, publicAddress } = rooms
  const { payments, simulator } = cards
  const live = verifying.connectors.filter(({ id }) => id !== 'sandbox')
  // A hosted auth service knows nothing of them.
  const isOurs = authService.publicAuth.service === 'built-in'
  const demo = config.mode === 'sandbox' && isOurs ? demoAccounts : []
  verificationRoutes(app, verifying)
  analysisRoutes(app, verifying)
  sharingRoutes(app, sharingPartsOf(rooms))
  exportRoutes(app, exportPartsOf(rooms))
  creditRoutes(app, { db, now: verifying.now })
  paymentRoutes(app, { db, payments, now: verifying.now, simulated: simulator !== null })
  const letters = { db, authService, config, publicAddress, queue: verifying.queue, now: verifying.now }
  accountRoutes(app, letters)
  settingsRoutes(app, { ...letters, hooks: accountHooks(verifying.queue) })
  signUpRoutes(app, { ...letters, payments })
  const site = sitePartsOf(rooms)
  googleRoutes(app, {
    ...{ db, authService, config, publicAddress, google: googleProvider.google },
    openTrialCard: (user) => openTrialCard({ db, payments, now: verifying.now }, user),
    joinWaitlist: joinWaitlistWith(site),
  })
  if (googleProvider.simulator !== null) simulatedGoogleRoutes(app, googleProvider.simulator)
  const { now, queue } = verifying
  discoveryRoutes(app, { db, now, queue, sandbox: config.mode === 'sandbox' })
  shortlistRoutes(app, { db, now })
  mailRoutes(app, { db, config })
  const countShortlisted = async (workspaceId: string) => (await loadPlaces(db.pool, workspaceId)).used
  const billing = { ...letters, payments, countShortlisted, simulated: simulator !== null }
  subscriptionRoutes(app, billing)
  bulkRoutes(app, verifying)
  homeRoutes(app, { db, now, presentSubscription: (workspaceId) => presentSubscription(db.pool, billing, workspaceId) })
  const months = { nextAt: () => loadNextMonth(db), run: () => beginDueMonths(billing) }
  const tides = cards.time === null ? [months] : [cards.time, months]
  clockRoutes(app, { db, config, clock: rooms.clock, tides, arrive: () => arrive(rooms.jobs(), queue) })
  siteRoutes(app, site)
  salesCopyRoutes(app, rooms.languageModel)
  addTeamRooms(app, rooms, site)
  if (simulator !== null) simulatorRoutes(app, simulator)
  operatorRoutes(app, {
    config,
    database: db,
    version,
    livePlatforms: live.flatMap(({ platforms }) => platforms),
    cards: { publishableKey: payments.publishableKey, simulated: simulator !== null },
    google: stateOfGoogle(googleProvider),
    auth: authService.publicAuth,
    demoAccounts: demo.map(({ email, password }) => ({ email, password })),
    isReady: () => rooms.ready,
  })
}

/** The team's side: its gate, its tables, and how everything runs. */
function addTeamRooms(app: FastifyInstance, rooms: Rooms, site: SiteParts): void {
  const { config, db, authService, verifying, version, cards, publicAddress } = rooms
  const { gate, meter } = rooms.team
  const { now, queue } = verifying
  keepToTeamHosts(app, { adminHosts: gate.hosts, publicAddress })
  meterAnswers(app, meter)
  gateRoutes(app, { db, config, version, publicAddress, ...gate })
  const life = { db, payments: cards.payments, config, queue, now, publicAddress }
  const sharing = sharingPartsOf(rooms)
  adminRoutes(app, {
    db,
    config,
    live: rooms.live,
    queue,
    now,
    publicAddress,
    authService,
    life,
    site,
    sharing,
    verifying,
  })
  const quotaLimits = { 'youtube general': verifying.config.youtube.dailyUnits, 'youtube search': youtubeSearchesDaily }
  metricsRoutes(app, { sql: db.pool, now, quotaLimits, meter, token: gate.metricsToken })
}

/** What the public site is given. Its requests about personal data act on accounts by these two duties alone. */
export function sitePartsOf({ config, db, authService, verifying, publicAddress }: Rooms): SiteParts {
  const { queue, now } = verifying
  const hooks = accountHooks(queue)
  const deletion = { db, authService, config, publicAddress, queue, now, hooks }
  // The person is known by the mailbox; from which machine they pressed the button is nobody's business afterwards.
  const client = { ipAddress: '', userAgent: 'data request' }
  const accounts: AccountDuties = {
    exportAccount: (account) => exportAccount(db, account, hooks),
    deleteAccount: (account) => eraseAccount(deletion, account, client),
  }
  return { db, config, queue, now, publicAddress, accounts, creatorErased: forgetEverywhere, verifying }
}
