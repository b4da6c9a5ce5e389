import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { apiKeysHook } from './access/api-keys/account-hook.ts'
import { watchKeyCalls } from './access/api-keys/key-hooks.ts'
import { apiKeyRoutes } from './access/api-keys/routes.ts'
import { extensionHook } from './access/extension/account-hook.ts'
import { extensionRoutes } from './access/extension/routes.ts'
import { mcpRoutes } from './access/mcp/routes.ts'
import { oauthRoutes } from './access/oauth/routes.ts'
import { webhooksHook } from './access/webhooks/account-hook.ts'
import { forgetEventsOf } from './access/webhooks/forget-events.ts'
import { webhookRoutes } from './access/webhooks/routes.ts'
import type { WebhookParts } from './access/webhooks/webhook-parts.ts'
import {
  campaignDeskOf,
  contractDeskOf,
  exportingOf,
  type OutreachSetUp,
  outreachDeskOf,
  performancePartsOf,
  trackingPartsOf,
  watchOf,
} from './campaign-side.ts'
import { campaignsHook } from './campaigns/campaigns/account-hook.ts'
import { campaignRoutes } from './campaigns/campaigns/routes.ts'
import { contractsHook } from './campaigns/contracts/account-hook.ts'
import type { ContractPrinter } from './campaigns/contracts/pdf/contract-printer.ts'
import { contractRoutes } from './campaigns/contracts/routes.ts'
import { marketHook } from './campaigns/market/account-hook.ts'
import { marketRoutes } from './campaigns/market/routes.ts'
import { negotiationHook } from './campaigns/negotiation/account-hook.ts'
import { negotiationRoutes } from './campaigns/negotiation/routes.ts'
import { forgetOutreachOf, outreachHook } from './campaigns/outreach/outreach-account.ts'
import { outreachRoutes } from './campaigns/outreach/outreach-routes.ts'
import { performanceHook } from './campaigns/performance/account-hook.ts'
import type { PerformancePrinter } from './campaigns/performance/paper/performance-printer.ts'
import { performanceRoutes } from './campaigns/performance/routes.ts'
import { trackingHook } from './campaigns/tracking/account-hook.ts'
import { trackingRoutes } from './campaigns/tracking/routes.ts'
import { consentPartsOf, proofByConsent } from './consent-side.ts'
import type { AccountHook } from './customers/accounts/account-hooks.ts'
import type { AuthService } from './customers/accounts/auth-service.ts'
import { eraseAccount } from './customers/accounts/delete-account.ts'
import { exportAccount } from './customers/accounts/export-account.ts'
import { googleRoutes } from './customers/accounts/google-routes.ts'
import { accountRoutes } from './customers/accounts/routes.ts'
import type { LetterSender } from './customers/accounts/security-letters.ts'
import { settingsRoutes } from './customers/accounts/settings-routes.ts'
import { billingHook } from './customers/billing/account-hook.ts'
import { beginDueMonths, loadNextMonth } from './customers/billing/jobs.ts'
import { LatestTimes } from './customers/billing/latest-times.ts'
import type { BillingDesk } from './customers/billing/letters/write-letter.ts'
import { openTrialCard } from './customers/billing/open-trial-card.ts'
import { presentSubscription } from './customers/billing/present-subscription.ts'
import { purchaseParts } from './customers/billing/purchase-receipt.ts'
import { signUpRoutes } from './customers/billing/routes.ts'
import { subscriptionRoutes } from './customers/billing/subscription-routes.ts'
import { drawMarksWith } from './customers/billing/trial-marks.ts'
import type { CardProvider } from './customers/card-provider.ts'
import { creditsHook } from './customers/credits/account-hook.ts'
import { demoAccounts } from './customers/credits/demo-accounts.ts'
import { paymentRoutes } from './customers/credits/payment-routes.ts'
import { creditRoutes } from './customers/credits/routes.ts'
import { type GoogleProvider, stateOfGoogle } from './customers/google-provider.ts'
import { workspacesHook } from './customers/workspaces/account-hook.ts'
import { workspaceRoutes } from './customers/workspaces/routes.ts'
import { bulkHook } from './finding/bulk/account-hook.ts'
import { bulkRoutes } from './finding/bulk/routes.ts'
import { discoveryHook } from './finding/discovery/account-hook.ts'
import { forgetCreator } from './finding/discovery/forget-creator.ts'
import { discoveryRoutes } from './finding/discovery/routes.ts'
import { homeRoutes } from './finding/home/routes.ts'
import { forgetEverywhere, sharingPartsOf } from './finding/passing-on.ts'
import { shortlistsHook } from './finding/shortlists/account-hook.ts'
import { loadPlaces } from './finding/shortlists/places.ts'
import { shortlistRoutes } from './finding/shortlists/routes.ts'
import { arrive } from './foundation/clock/arrive.ts'
import type { ProductClock } from './foundation/clock/product-clock.ts'
import { clockRoutes } from './foundation/clock/routes.ts'
import type { Database } from './foundation/db/database.ts'
import { serveSimulation } from './foundation/http/simulation.ts'
import type { Job } from './foundation/jobs/job.ts'
import { mailRoutes } from './foundation/mail/routes.ts'
import { meterAnswers } from './foundation/metrics/process-meter.ts'
import { metricsRoutes } from './foundation/metrics/routes.ts'
import { nameThings } from './name-things.ts'
import { checkCosts, consentPlatforms, dailyLimits, livePlatforms, suppliedPlatforms } from './outside/connectors.ts'
import { simulatedGoogleRoot } from './outside/google/simulator/simulated-google.ts'
import { generationLog } from './outside/llm/generate.ts'
import type { LanguageModel } from './outside/llm/language-model.ts'
import { simulatorRoutes } from './outside/payments/simulator/simulated-http.ts'
import { unpaidConnectors } from './outside/platforms/connector.ts'
import { simulatedConsentRoot } from './outside/platforms/consent/simulator/simulated-consent.ts'
import type { Suppliers } from './outside/platforms/supplier/open-suppliers.ts'
import { type AccountDuties, siteHook } from './site/data-requests/account-data.ts'
import { operatorRoutes, type PublicConfig } from './site/operator-routes.ts'
import { siteRoutes } from './site/routes.ts'
import type { SiteParts } from './site/site-parts.ts'
import { joinWaitlistWith } from './site/waitlist.ts'
import { adminHook } from './team/admin/account-hook.ts'
import type { AdminParts } from './team/admin/admin-parts.ts'
import { adminRoutes } from './team/admin/routes.ts'
import { keepToTeamHosts } from './team/gate/host-rule.ts'
import { gateRoutes } from './team/gate/routes.ts'
import { salesCopyRoutes } from './team/sales-copy/routes.ts'
import type { TeamSide } from './team-side.ts'
import type { Uploads } from './threads/open-uploads.ts'
import { analysesHook } from './verdicts/analyses/account-hook.ts'
import { analysisRoutes } from './verdicts/analyses/routes.ts'
import { consentHook } from './verdicts/consent/account-hook.ts'
import type { TokenParts } from './verdicts/consent/consent-parts.ts'
import { consentRoutes } from './verdicts/consent/routes.ts'
import { exportsHook } from './verdicts/exports/account-hook.ts'
import type { Printer } from './verdicts/exports/pdf/printer.ts'
import { exportRoutes } from './verdicts/exports/routes.ts'
import { sharingHook } from './verdicts/sharing/account-hook.ts'
import { sharingRoutes } from './verdicts/sharing/routes.ts'
import type { KeyRing } from './verdicts/signing/key-ring.ts'
import { signingRoutes } from './verdicts/signing/routes.ts'
import { verificationsHook } from './verdicts/verifications/account-hook.ts'
import { exampleRoutes } from './verdicts/verifications/example-reports.ts'
import { verificationRoutes } from './verdicts/verifications/routes.ts'
import type { VerificationParts } from './verdicts/verifications/verification-parts.ts'
import { watchHook } from './verdicts/watch/account-hook.ts'
import { watchRoutes } from './verdicts/watch/routes.ts'
import { settlePlaces } from './verdicts/watch/settle-places.ts'

/** The rooms of the server with what each is given: one list for the product and for the tests that inject into it. */
export interface Rooms {
  version: string
  config: PublicConfig
  db: Database
  authService: AuthService
  verifying: VerificationParts
  /** What creators allowed, and the platforms that they are asked by. */
  consents: TokenParts
  /** Where files come in that are not for a verification. */
  uploads: Pick<Uploads, 'customers'>
  cards: CardProvider
  googleProvider: GoogleProvider
  /** Null: the built-in writers write. */
  languageModel: LanguageModel | null
  /** US dollars for a million tokens of it; null: nobody told. */
  tokenPrices: { read: number; written: number } | null
  clock: ProductClock
  /** Every job, for the sandbox's clock, which runs those that would have run meanwhile. */
  jobs: () => readonly Job[]
  /** Sets reports as documents. */
  printer: Pick<Printer, 'print'>
  /** Sets performance reports of campaigns. */
  performancePrinter: Pick<PerformancePrinter, 'print'>
  contractPrinter: Pick<ContractPrinter, 'print'>
  /** What share links are signed with. */
  linkSecret: string
  /** What reports that leave are signed with. */
  keys: KeyRing
  /** What is configured of the platforms, for who sets them up. */
  platforms: AdminParts['platforms']
  /** Where links in mail lead. */
  publicAddress: () => string
  /** Where people write to, as the operator changes it; `config` is already the changed one. */
  live: AdminParts['live']
  /** Who sells data, and what they are asked with. */
  suppliers: Suppliers
  /** The door of the team's side, and what this process counts. */
  team: Pick<TeamSide, 'gate' | 'meter'>
  /** Hosts on this machine that webhooks may lead to. */
  webhookTestHosts: readonly string[]
  /** The host of short links; null: that of the public address. */
  linkDomain: string | null
  outreach: OutreachSetUp
  /** Turns true when everything runs and false as soon as the process begins to stop. */
  ready: boolean
}

/** What the rooms do when a person copies or deletes the account, in this order. */
function accountHooks(letters: Omit<BillingDesk, 'db'> & LetterSender): readonly AccountHook[] {
  const passedOn = [exportsHook, sharingHook, consentHook]
  return [
    workspacesHook(letters),
    billingHook(letters),
    creditsHook,
    ...passedOn,
    analysesHook,
    discoveryHook,
    watchHook,
    shortlistsHook,
    performanceHook,
    trackingHook,
    marketHook,
    contractsHook,
    negotiationHook,
    outreachHook,
    campaignsHook,
    bulkHook,
    apiKeysHook,
    webhooksHook,
    extensionHook,
    verificationsHook,
    siteHook,
    adminHook,
  ]
}

function addCampaignRooms(app: FastifyInstance, rooms: Rooms): void {
  const { config, db, verifying } = rooms
  campaignRoutes(app, campaignDeskOf(rooms))
  trackingRoutes(app, trackingPartsOf(rooms))
  performanceRoutes(app, performancePartsOf(rooms))
  marketRoutes(app, { db, queue: verifying.queue, now: verifying.now, sandbox: config.mode === 'sandbox' })
  outreachRoutes(app, outreachDeskOf(rooms))
  contractRoutes(app, contractDeskOf(rooms))
  negotiationRoutes(app, { ...campaignDeskOf(rooms), languageModel: rooms.languageModel })
}

/** Adds the routes of every room. */
export function addRooms(app: FastifyInstance, rooms: Rooms): void {
  const { config, db, authService, verifying, version, cards, googleProvider, publicAddress } = rooms
  const { payments, simulator } = cards
  // A hosted auth service knows nothing of them.
  const isOurs = authService.publicAuth.service === 'built-in'
  const demo = config.mode === 'sandbox' && !config.sandboxOpen && isOurs ? demoAccounts : []
  addVerdictRooms(app, rooms)
  creditRoutes(app, { db, now: verifying.now, nameThings })
  const letters = { db, authService, config, publicAddress, queue: verifying.queue, now: verifying.now }
  paymentRoutes(app, { ...purchaseParts({ ...letters, payments }), simulated: simulator !== null })
  settingsRoutes(app, { ...letters, hooks: accountHooks(letters) })
  const trials = { drawMarks: drawMarksWith(rooms.linkSecret), latestTrials: new LatestTimes() }
  signUpRoutes(app, { ...letters, payments, log: app.log, ...trials })
  const site = sitePartsOf(rooms)
  googleRoutes(app, {
    ...{ db, authService, config, publicAddress, google: googleProvider.google },
    openTrialCard: (user) => openTrialCard({ ...letters, payments }, user),
    joinWaitlist: joinWaitlistWith(site),
  })
  if (googleProvider.simulator !== null) serveSimulation(app, simulatedGoogleRoot, googleProvider.simulator)
  consentRoutes(
    app,
    consentPartsOf(rooms, () => site),
  )
  if (rooms.consents.platforms.simulator !== null)
    serveSimulation(app, simulatedConsentRoot, rooms.consents.platforms.simulator)
  const { now, queue, snapshots } = verifying
  const simulated = config.mode === 'sandbox'
  discoveryRoutes(app, { db, now, queue, snapshots, sandbox: simulated, uploads: rooms.uploads.customers })
  const watch = watchOf(rooms)
  watchRoutes(app, watch)
  const listsChanged = (tx: pg.PoolClient, workspaceId: string) => settlePlaces(tx, watch, workspaceId)
  shortlistRoutes(app, { db, now, snapshots, listsChanged })
  extensionRoutes(app, { verifying, listsChanged })
  addCampaignRooms(app, rooms)
  mailRoutes(app, { db })
  const countShortlisted = async (workspaceId: string) => (await loadPlaces(db.pool, workspaceId)).used
  const billing = { ...letters, payments, log: app.log, countShortlisted, simulated: simulator !== null }
  const showSubscription = (workspaceId: string) => presentSubscription(db.pool, billing, workspaceId)
  accountRoutes(app, { ...letters, presentSubscription: showSubscription })
  workspaceRoutes(app, { ...letters, presentSubscription: showSubscription })
  subscriptionRoutes(app, billing)
  bulkRoutes(app, verifying)
  homeRoutes(app, { db, now, presentSubscription: showSubscription })
  const months = { nextAt: () => loadNextMonth(db), run: () => beginDueMonths(billing) }
  const tides = cards.time === null ? [months] : [cards.time, months]
  clockRoutes(app, { db, clock: rooms.clock, tides, arrive: () => arrive(rooms.jobs(), queue) })
  siteRoutes(app, site)
  salesCopyRoutes(app, { model: rooms.languageModel, record: generationLog(rooms.db.pool) })
  addTeamRooms(app, rooms, site)
  if (simulator !== null) simulatorRoutes(app, simulator)
  operatorRoutes(app, {
    config,
    database: db,
    version,
    livePlatforms: () => livePlatforms(verifying.connectors),
    visitorPlatforms: () => livePlatforms(unpaidConnectors(verifying.connectors)),
    checkUsdMax: () => checkCosts(verifying.connectors),
    suppliedPlatforms: () => suppliedPlatforms(verifying.connectors),
    consentPlatforms: () => consentPlatforms(rooms.consents.platforms.live, verifying.connectors),
    cards: { publishableKey: payments.publishableKey, simulated: simulator !== null },
    google: stateOfGoogle(googleProvider),
    auth: authService.publicAuth,
    demoAccounts: demo.map(({ email, password }) => ({ email, password })),
    isReady: () => rooms.ready,
  })
}

/** What is verified, what is made of it and how it leaves, for people and for programs. */
function addVerdictRooms(app: FastifyInstance, rooms: Rooms): void {
  const { db, verifying, publicAddress } = rooms
  watchKeyCalls(app, db.pool)
  const letters = { queue: verifying.queue, config: rooms.config, now: verifying.now, publicAddress }
  apiKeyRoutes(app, { db, ...letters, linkSecret: rooms.linkSecret })
  webhookRoutes(app, webhookPartsOf(rooms))
  oauthRoutes(app, { db, ...letters })
  mcpRoutes(app, { secret: rooms.linkSecret, publicAddress, version: rooms.version })
  verificationRoutes(app, verifying)
  exampleRoutes(app)
  analysisRoutes(app, verifying)
  sharingRoutes(app, sharingPartsOf(rooms))
  exportRoutes(app, exportingOf(rooms))
  signingRoutes(app, { db, keys: rooms.keys, now: verifying.now, publicAddress })
}

/** What webhooks are given. */
export function webhookPartsOf({
  db,
  verifying,
  consents,
  config,
  publicAddress,
  webhookTestHosts,
}: Rooms): WebhookParts {
  const { queue } = verifying
  return { db, queue, ring: consents.ring, config, publicAddress, testHosts: webhookTestHosts }
}

/** The team's side: its gate, its tables, and how everything runs. */
function addTeamRooms(app: FastifyInstance, rooms: Rooms, site: SiteParts): void {
  const { config, db, authService, verifying, version, cards, publicAddress } = rooms
  const { gate, meter } = rooms.team
  const { now, queue } = verifying
  keepToTeamHosts(app, { adminHosts: gate.hosts, numericHosts: config.mode === 'sandbox', publicAddress })
  meterAnswers(app, meter)
  gateRoutes(app, { db, config, version, publicAddress, ...gate })
  const life = { db, payments: cards.payments, config, queue, now, publicAddress, log: app.log }
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
    suppliers: rooms.suppliers,
    platforms: rooms.platforms,
  })
  const quotaLimits = dailyLimits(verifying.connectors)
  metricsRoutes(app, {
    ...{ db, now, quotaLimits, meter, token: gate.metricsToken },
    tokenPrices: rooms.tokenPrices,
  })
}

/** What the public site is given. Its requests about personal data act on accounts by these two duties alone. */
export function sitePartsOf(rooms: Rooms): SiteParts {
  const { config, db, authService, verifying, publicAddress } = rooms
  const { queue, now } = verifying
  const hooks = accountHooks({ config, publicAddress, queue, now })
  const deletion = { db, authService, config, publicAddress, queue, now, hooks }
  // The person is known by the mailbox; from which machine they pressed the button is nobody's business afterwards.
  const client = { ipAddress: '', userAgent: 'data request' }
  const accounts: AccountDuties = {
    exportAccount: (account) => exportAccount(db, account, hooks),
    deleteAccount: (account) => eraseAccount(deletion, account, client),
  }
  const parts: SiteParts = {
    db,
    config,
    queue,
    now,
    publicAddress,
    accounts,
    ...{ creatorErased: forgetErased(rooms), creatorWithheld: forgetCreator, verifying },
    ...proofByConsent(rooms, () => parts),
  }
  return parts
}

/** Takes an erased creator out of every room that keeps creators by name. */
function forgetErased({ verifying: { now, queue } }: Rooms): SiteParts['creatorErased'] {
  const forget = forgetEverywhere({ now, queue })
  return async (tx, creator) => {
    await forgetOutreachOf(tx, creator, now())
    await forget(tx, creator)
    // Deliveries of all workspaces wait for this.
    await forgetEventsOf(tx, creator)
  }
}
