/** Commands of the command line: their options without the dashes, and the tags of the API's document that they are about. Completion, usage and
 *  the table of parity follow it. A command that runs this product itself is about no call. */
export interface CliCommand {
  options: readonly string[]
  about: readonly string[]
}

export const cliCommands: Readonly<Record<string, CliCommand>> = {
  start: { options: [], about: [] },
  verify: {
    options: ['instance', 'yes', 'json', 'platform', 'handle', 'signed', 'against', 'keys', 'ndjson', 'threads'],
    about: ['Verifications'],
  },
  watch: { options: ['every', 'times', 'json'], about: [] },
  check: { options: ['keys', 'revoked', 'json'], about: ['Signed reports'] },
  keys: { options: ['json'], about: ['Signed reports'] },
  doctor: { options: ['offline', 'json'], about: [] },
  import: { options: ['platform', 'handle'], about: ['Verifications'] },
  backup: { options: [], about: [] },
  restore: { options: [], about: [] },
  'rehearse-restore': { options: [], about: [] },
  login: { options: [], about: ['API keys'] },
  logout: { options: [], about: ['API keys'] },
  credits: { options: ['json'], about: ['Credits', 'Home'] },
  discover: { options: ['limit', 'json'], about: ['Discovery'] },
  shortlist: { options: ['json'], about: ['Shortlists'] },
  campaign: { options: ['json'], about: ['Campaigns', 'Tracking', 'Outreach', 'Contracts'] },
  export: { options: ['format', 'out', 'yes', 'json'], about: ['Exports'] },
  api: {
    options: ['out', 'yes'],
    about: [
      ...['Analyses', 'Return', 'Sharing', 'Creator consent', 'Watch', 'Bulk verification', 'Negotiation'],
      ...['Benchmarks', 'Market', 'Webhooks', 'Payments', 'Billing', 'Workspaces'],
    ],
  },
  mcp: { options: [], about: [] },
  completion: { options: [], about: [] },
}
