import type { Surface } from './surfaces.ts'

/** Why something is not everywhere. Each hole of the table of parity has its reason here; a reason without a hole is deleted. */

interface Hole {
  why: string
  tags: readonly string[]
}

/** What only a person does. */
const people = ['Accounts', 'Account settings']
const peopleOnly = 'Only people do this, signed in.'
const extensionOnly = 'The extension’s own calls.'
const notYet = 'Not yet. Use the API.'

export const parityHoles: Readonly<Record<Surface, readonly Hole[]>> = {
  screen: [],
  api: [
    { why: peopleOnly, tags: [...people, 'API keys'] },
    { why: 'Open to everybody; it takes no key.', tags: ['Signed reports'] },
  ],
  cli: [
    { why: peopleOnly, tags: people },
    { why: extensionOnly, tags: ['Extension'] },
  ],
  mcp: [
    {
      why: notYet,
      tags: [
        'Analyses',
        'Exports',
        'Sharing',
        'Signed reports',
        'Creator consent',
        'Bulk verification',
        'Negotiation',
        'Benchmarks',
        'Market',
      ],
    },
    { why: 'A model doesn’t buy credits or manage people.', tags: ['Payments', 'Billing', 'Workspaces'] },
    { why: peopleOnly, tags: [...people, 'API keys'] },
    { why: 'For programs that run on their own.', tags: ['Webhooks'] },
    { why: extensionOnly, tags: ['Extension'] },
  ],
  webhook: [
    {
      why: 'It answers at once, so there’s no news to tell.',
      tags: ['Return', 'Discovery', 'Shortlists', 'Home', 'Negotiation', 'Benchmarks', 'Market'],
    },
    {
      why: 'Not yet. Ask the API how it stands.',
      tags: ['Analyses', 'Exports', 'Creator consent'],
    },
    { why: 'Whoever changes it knows.', tags: ['Sharing', 'Signed reports', 'Workspaces', 'API keys', 'Webhooks'] },
    { why: 'Told by email.', tags: ['Payments', 'Billing', ...people] },
    { why: extensionOnly, tags: ['Extension'] },
  ],
  extension: [
    {
      why: 'It’s for the profile that’s open.',
      tags: [
        ...['Analyses', 'Return', 'Exports', 'Sharing', 'Signed reports', 'Creator consent', 'Watch'],
        ...['Bulk verification', 'Payments', 'Billing', 'Workspaces', ...people, 'Campaigns', 'Webhooks'],
        ...[
          'Home',
          'API keys',
          'Discovery',
          'Tracking',
          'Outreach',
          'Negotiation',
          'Benchmarks',
          'Market',
          'Contracts',
        ],
      ],
    },
  ],
}
