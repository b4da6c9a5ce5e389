/** The places of the signed-in product that the palette and the keys lead to, in one list. */
export interface Place {
  to: string
  name: string
  /** Other words that somebody may look for. */
  words: string
  /** The second key, after G. */
  key?: string
}

export const places: readonly Place[] = [
  { to: '/dashboard', name: 'Home', words: 'start dashboard attention', key: 'h' },
  { to: '/dashboard/verify', name: 'Verify a creator', words: 'check link address file upload', key: 'v' },
  { to: '/dashboard/bulk', name: 'Verify a list', words: 'bulk batch many csv paste', key: 'b' },
  { to: '/dashboard/discovery', name: 'Discovery', words: 'search find creators filters', key: 'd' },
  { to: '/dashboard/verifications', name: 'Verifications', words: 'reports history', key: 'r' },
  { to: '/dashboard/shortlists', name: 'Shortlists', words: 'lists saved favorites', key: 's' },
  {
    to: '/dashboard/campaigns',
    name: 'Campaigns',
    words: 'brief budget outreach contract deliverables results plan',
    key: 'a',
  },
  {
    to: '/dashboard/campaigns/intelligence',
    name: 'Campaign intelligence',
    words: 'overlap next dollar risk mix changes',
  },
  { to: '/dashboard/outreach', name: 'Outreach', words: 'email inbox replies follow-ups messages creators', key: 'o' },
  { to: '/dashboard/outreach/new', name: 'Write to creators', words: 'email send compose outreach' },
  { to: '/dashboard/outreach/templates', name: 'Email templates', words: 'outreach draft merge fields' },
  {
    to: '/dashboard/benchmarks',
    name: 'Benchmarks',
    words: 'market rates cpm price engagement typical industry own figures',
  },
  {
    to: '/dashboard/market',
    name: 'Market',
    words: 'market intelligence trends formats hashtags sponsored brands share of voice price index category',
  },
  { to: '/dashboard/watch', name: 'Watch', words: 'counts changes alerts followers over time monitor', key: 'w' },
  { to: '/dashboard/compare', name: 'Compare creators', words: 'side by side versus', key: 'm' },
  { to: '/dashboard/portfolio', name: 'Portfolio', words: 'campaign mix budget several creators plan', key: 'p' },
  { to: '/dashboard/exports', name: 'Exports', words: 'files downloads csv pdf json', key: 'e' },
  { to: '/dashboard/credits', name: 'Credits', words: 'usage ledger balance', key: 'c' },
  { to: '/dashboard/billing', name: 'Billing', words: 'plan invoices card subscription trial', key: 'i' },
  { to: '/dashboard/settings', name: 'Settings', words: 'profile account name' },
  { to: '/dashboard/settings/security', name: 'Security', words: 'password sessions devices' },
  { to: '/dashboard/settings/notifications', name: 'Notifications', words: 'email alerts' },
  { to: '/dashboard/settings/team', name: 'Team', words: 'invite members roles seats workspace' },
  { to: '/dashboard/settings/keys', name: 'API keys', words: 'api token program developer integration' },
  { to: '/dashboard/settings/webhooks', name: 'Webhooks', words: 'events slack zapier integration program' },
  { to: '/dashboard/settings/sending', name: 'Sending', words: 'email smtp imap dkim spf dmarc unsubscribe sender' },
  { to: '/dashboard/settings/data', name: 'Your data', words: 'export delete account' },
  { to: '/app/example/clean', name: 'Sample report: real audience', words: 'example showcase first steps onboarding' },
  { to: '/app/example/followers', name: 'Sample report: bought followers', words: 'example showcase fake' },
  { to: '/app/example/comments', name: 'Sample report: bot comments', words: 'example showcase fake' },
  { to: '/help', name: 'Help', words: 'articles questions support' },
]
