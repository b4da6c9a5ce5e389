import type { CapabilityId } from '@vouch/contract'

/** The six parts of a creator's analysis. What is live shows figures of the report above; what is coming says what it will hold. */
export const tabs: readonly { id: CapabilityId; holds: readonly string[]; signals: readonly string[] }[] = [
  {
    id: 'tab_overview',
    holds: ['Trust score and range', 'Fraud risk', 'Strengths and concerns', 'Contributions that add up to the score'],
    signals: ['audience.suspicious', 'growth.step', 'comments.inauthentic'],
  },
  {
    id: 'tab_analytics',
    holds: ['Types of followers', 'Suspicious share with its range', 'Mass followers', 'Accounts that act as one'],
    signals: ['audience.suspicious', 'audience.mass-followers', 'audience.similar-accounts'],
  },
  {
    id: 'tab_performance',
    holds: [
      'Followers over time',
      'Jumps and their causes',
      'Engagement per post',
      'The usual range for accounts this size',
    ],
    signals: ['growth.step', 'engagement.low', 'engagement.likes-spread'],
  },
  {
    id: 'tab_posts',
    holds: ['Every post with its numbers', 'How unusual each one is', 'Comments by type', 'Paid versus organic'],
    signals: [],
  },
  {
    id: 'tab_intelligence',
    holds: ['Similar creators', 'Shared audiences', 'Typical prices', 'Past brand deals'],
    signals: [],
  },
  {
    id: 'tab_safety',
    holds: ['Captions by category', 'Quoted passages', 'How often posts are paid', 'Whether they’re disclosed'],
    signals: [],
  },
]
