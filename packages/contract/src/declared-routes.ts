import { account, passwordReset } from './account-settings.ts'
import { accounts } from './accounts.ts'
import { analyses } from './analyses.ts'
import { audienceOverlaps } from './audience-overlaps.ts'
import { audienceReadings } from './audience-readings.ts'
import { billing } from './billing.ts'
import { bulk } from './bulk.ts'
import { contact } from './contact.ts'
import { creatorTool } from './creator-tool.ts'
import { credits } from './credits.ts'
import { customerAudiences } from './customer-audiences.ts'
import { dataRequests } from './data-requests.ts'
import { devClock } from './dev-clock.ts'
import { discovery } from './discovery.ts'
import { fileExports } from './exports.ts'
import { google } from './google.ts'
import { home } from './home.ts'
import { mail } from './mail.ts'
import { matches } from './matches.ts'
import { operator } from './operator.ts'
import { payments } from './payments.ts'
import { roi } from './roi.ts'
import type { Route } from './route.ts'
import { salesCopy } from './sales-copy-routes.ts'
import { savedSearches } from './saved-searches.ts'
import { sharing } from './sharing.ts'
import { shortlistAlerts, shortlistEntries, shortlists } from './shortlists.ts'
import { signUp } from './sign-up.ts'
import { subscriptions } from './subscription.ts'
import { teamGate } from './team-gate.ts'
import { teamOverview } from './team-overview.ts'
import { teamTableRoutes } from './team-tables.ts'
import { verifications } from './verifications.ts'
import { waitlist } from './waitlist.ts'

/** Every declared route, in the order of the API's document. */
export const declaredRoutes: readonly Route[] = [
  verifications,
  roi,
  analyses,
  audienceOverlaps,
  audienceReadings,
  sharing,
  fileExports,
  credits,
  payments,
  signUp,
  accounts,
  google,
  passwordReset,
  account,
  discovery,
  matches,
  customerAudiences,
  savedSearches,
  bulk,
  home,
  shortlists,
  shortlistEntries,
  shortlistAlerts,
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
  teamTableRoutes,
].flatMap((noun): Route[] => Object.values(noun))
