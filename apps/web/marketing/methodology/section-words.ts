/** What each section of the document is about, for a reader who decides about money: its name in lists, and a sentence. A test holds
 *  that every section has both. */

export interface SectionWords {
  name: string
  /** 60 to 160 characters. */
  summary: string
}

export const sectionWords: Readonly<Record<string, SectionWords>> = {
  'how-the-goals-stand': {
    name: 'All goals',
    summary: 'Every goal next to what we reached and what a simple method reaches on the same rows, met or missed.',
  },
  'is-this-account-fake-the-account-scorer': {
    name: 'Is this account fake?',
    summary:
      'How one follower is judged from sixteen public facts, what the model isn’t allowed to use, and the quirks of each data set.',
  },
  'how-much-of-the-audience-is-suspicious-the-quantifier': {
    name: 'What share of the audience?',
    summary:
      'From single accounts to a share of all followers with a range, and whether that range contains the truth.',
  },
  'what-was-measured-on-accounts': {
    name: 'Accounts, measured',
    summary:
      'Accuracy on seven Instagram and six X collections, seen and never seen, with the goals we missed and why.',
  },
  comments: {
    name: 'Comments',
    summary: 'How ads, copies and organized groups are told apart from ordinary cheering, and what slips through.',
  },
  'lockstep-who-acts-together': {
    name: 'Lockstep',
    summary: 'How groups that act together are told apart from fans, tested with rings hidden among real likes.',
  },
  'real-creators-false-alarms-and-fraud-put-into-them': {
    name: 'Real creators',
    summary: 'False alarms among 2,116 real creators, and how often we find purchases that were added to them.',
  },
  'trust-score': {
    name: 'The trust score',
    summary:
      'How signals become a score, whether 80 is really 80, what each risk rating costs, and what each signal is worth.',
  },
  counterfactuals: {
    name: 'What would change a score',
    summary: 'The score without one concern, what would narrow its range, and whether that holds up.',
  },
  'forecast-of-next-posts': {
    name: 'Forecast of posts',
    summary:
      'What the next posts will get, with ranges, compared with industry rules of thumb, and how often the ranges hold.',
  },
  'roi-will-paying-them-pay-off': {
    name: 'Return on a campaign',
    summary: 'The chain from reach to profit, simulated over published ranges: what was tested, and what can’t be.',
  },
  'what-no-public-data-can-show': {
    name: 'What no one can show',
    summary: 'Five things that no public data can show, ours or anyone else’s, and what that means for a verdict.',
  },
}
