import { apiKeys } from '../access/api-keys.ts'
import { extension, extensionSessions } from '../access/extension.ts'
import { programs } from '../access/oauth.ts'
import { webhooks } from '../access/webhooks.ts'
import { campaignInsight } from '../campaigns/campaign-intelligence.ts'
import { campaignCreators, campaignDeliverables, campaignTasks } from '../campaigns/campaign-people.ts'
import { campaigns } from '../campaigns/campaigns.ts'
import { contracts } from '../campaigns/contracts/contracts.ts'
import { offeredContracts } from '../campaigns/contracts/offered-contracts.ts'
import { endChecks } from '../campaigns/end-checks.ts'
import { benchmarks } from '../campaigns/market/benchmarks.ts'
import { markets } from '../campaigns/market/market.ts'
import { negotiations } from '../campaigns/negotiation/negotiation.ts'
import { outreach } from '../campaigns/outreach/outreach.ts'
import { outreachContacts } from '../campaigns/outreach/outreach-contacts.ts'
import { outreachSends } from '../campaigns/outreach/outreach-send.ts'
import { outreachSenders } from '../campaigns/outreach/outreach-sender.ts'
import { outreachSuppressions, unsubscribes } from '../campaigns/outreach/outreach-suppressions.ts'
import { outreachTemplates } from '../campaigns/outreach/outreach-templates.ts'
import { performanceReports } from '../campaigns/performance-reports.ts'
import { promoCodes } from '../campaigns/promo-codes.ts'
import { proposedPosts } from '../campaigns/proposed-posts.ts'
import { trackingHosts, trackingLinks } from '../campaigns/tracking-links.ts'
import { trackingOrders } from '../campaigns/tracking-orders.ts'
import { trackingResults } from '../campaigns/tracking-results.ts'
import { trackingSources } from '../campaigns/tracking-sources.ts'
import { account, passwordReset } from '../customers/account-settings.ts'
import { accounts } from '../customers/accounts.ts'
import { billing } from '../customers/billing.ts'
import { credits } from '../customers/credits.ts'
import { google } from '../customers/google.ts'
import { payments } from '../customers/payments.ts'
import { signUp } from '../customers/sign-up.ts'
import { subscriptions } from '../customers/subscription.ts'
import { invitations, workspaces } from '../customers/workspaces.ts'
import { bulk } from '../finding/bulk.ts'
import { creatorGlance } from '../finding/creator-glance.ts'
import { customerAudiences } from '../finding/customer-audiences.ts'
import { discovery } from '../finding/discovery.ts'
import { home } from '../finding/home.ts'
import { matches } from '../finding/matches.ts'
import { savedSearches } from '../finding/saved-searches.ts'
import { shortlistAlerts, shortlistEntries, shortlists } from '../finding/shortlists.ts'
import { contact } from '../site/contact.ts'
import { creatorTool } from '../site/creator-tool.ts'
import { dataRequests } from '../site/data-requests.ts'
import { waitlist } from '../site/waitlist.ts'
import { salesCopy } from '../team/sales-copy-routes.ts'
import { teamConnectors } from '../team/team-connectors.ts'
import { teamGate } from '../team/team-gate.ts'
import { teamOverview } from '../team/team-overview.ts'
import { teamSuppliers } from '../team/team-suppliers.ts'
import { teamTableRoutes } from '../team/team-tables.ts'
import { analyses } from '../verdicts/analyses.ts'
import { audienceOverlaps } from '../verdicts/audience-overlaps.ts'
import { audienceReadings } from '../verdicts/audience-readings.ts'
import { consents } from '../verdicts/consent.ts'
import { creatorPages } from '../verdicts/creator-pages.ts'
import { exampleReports } from '../verdicts/example-reports.ts'
import { fileExports } from '../verdicts/exports.ts'
import { imports } from '../verdicts/imports.ts'
import { roi } from '../verdicts/roi.ts'
import { sharing } from '../verdicts/sharing.ts'
import { signedReports } from '../verdicts/signed-reports.ts'
import { verificationTags, verificationViews } from '../verdicts/verification-lists.ts'
import { verifications } from '../verdicts/verifications.ts'
import { watchAlerts, watches } from '../verdicts/watches.ts'
import { devClock } from './dev-clock.ts'
import { mail } from './mail.ts'
import { operator } from './operator.ts'
import type { Route } from './route.ts'

/** Every declared route, in the order of the API's document. */
export const declaredRoutes: readonly Route[] = [
  verifications,
  imports,
  verificationTags,
  verificationViews,
  exampleReports,
  roi,
  analyses,
  audienceOverlaps,
  audienceReadings,
  sharing,
  consents,
  creatorPages,
  signedReports,
  fileExports,
  credits,
  payments,
  signUp,
  accounts,
  google,
  passwordReset,
  account,
  workspaces,
  invitations,
  apiKeys,
  programs,
  webhooks,
  extension,
  extensionSessions,
  discovery,
  creatorGlance,
  matches,
  customerAudiences,
  savedSearches,
  bulk,
  home,
  shortlists,
  shortlistEntries,
  shortlistAlerts,
  watches,
  watchAlerts,
  campaigns,
  campaignCreators,
  campaignDeliverables,
  campaignTasks,
  campaignInsight,
  trackingHosts,
  trackingLinks,
  promoCodes,
  trackingSources,
  trackingOrders,
  trackingResults,
  proposedPosts,
  performanceReports,
  endChecks,
  outreach,
  outreachSends,
  outreachContacts,
  outreachTemplates,
  outreachSenders,
  outreachSuppressions,
  unsubscribes,
  benchmarks,
  markets,
  contracts,
  offeredContracts,
  negotiations,
  subscriptions,
  billing,
  contact,
  waitlist,
  creatorTool,
  dataRequests,
  mail,
  salesCopy,
  devClock,
  operator,
  teamGate,
  teamOverview,
  teamSuppliers,
  teamConnectors,
  teamTableRoutes,
].flatMap((noun): Route[] => Object.values(noun))
