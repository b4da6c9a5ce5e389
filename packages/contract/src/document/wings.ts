/** The parts of the API as its document groups them: wings, and the tags of their calls with what each is about. */

export interface ApiWing {
  name: string
  tags: Readonly<Record<string, string>>
}

export const apiWings: readonly ApiWing[] = [
  {
    name: 'Verdicts',
    tags: {
      Verifications: 'Ask whether an audience is real, follow the check and read the report.',
      Analyses: 'What can be bought on top of a report.',
      Return: 'Whether a campaign would pay off, and how audiences overlap.',
      Exports: 'Reports and lists as files.',
      Sharing: 'Links for people without an account.',
      'Signed reports': 'Whether a report is as it was signed.',
      'Creator consent': 'Creators who connect their account for a report.',
    },
  },
  {
    name: 'Finding',
    tags: {
      Discovery: 'Search creators, find similar ones, compare them with your customers.',
      Shortlists: 'Creators you are deciding on.',
      Watch: 'Counts that are read on a schedule, and what changed.',
      'Bulk verification': 'Up to 500 creators from one list.',
      Home: 'What needs attention.',
    },
  },
  {
    name: 'Customers',
    tags: {
      Credits: 'What can be spent, and what it was spent on.',
      Payments: 'Buying more credits.',
      Billing: 'The plan, its card and its invoices.',
      Workspaces: 'Members, roles and invitations.',
      Accounts: 'Sign up and sign in.',
      'Account settings': 'What a person can change about their account.',
    },
  },
  {
    name: 'Campaigns',
    tags: {
      Campaigns: 'From the brief to the results, with the creators, money and tasks in between.',
      Tracking: 'Short links, promo codes and orders: what came of a campaign.',
      Outreach: 'Emails to creators, follow-ups that end with a reply, and the inbox.',
      Negotiation: 'A creator’s fee: what the numbers support, the offers so far, and the next reply.',
      Benchmarks: 'What creators of a platform, size and industry usually get and cost, beside your own figures.',
      Market: 'What’s moving in a category: formats, topics, paid posts, brands and prices, month by month.',
      Contracts: 'Contracts with creators: put together, sent, accepted and checked.',
    },
  },
  {
    name: 'Access',
    tags: {
      'API keys': 'Keys for programs, and the versions of the API.',
      Extension: 'What the browser extension asks about the profile that is open.',
      Webhooks: 'Addresses of yours that are told what happens.',
    },
  },
  {
    name: 'Site',
    tags: {
      Site: 'What visitors can do without an account.',
      Operator: 'Who runs this instance and how it is doing.',
      Sandbox: 'Only in a sandbox: its mailbox and its clock.',
    },
  },
  {
    name: 'Team',
    tags: { Team: 'For those who run this instance.', 'Sales copy': 'Words for the site, for those who run it.' },
  },
]

/** @returns the wing of a tag; null for a tag that no wing names. */
export function wingOf(tag: string): ApiWing | null {
  return apiWings.find(({ tags }) => Object.hasOwn(tags, tag)) ?? null
}
