/** The clauses that a contract can be put together from. They say what brand and creator agree on in plain words; nobody's lawyer has seen the case,
 *  which is why every contract says that it is no legal advice. */

export const clauseKinds = [
  ...['scope', 'deliverables', 'approval', 'payment', 'kill-fee', 'usage', 'exclusivity'],
  ...['disclosure', 'warranty', 'general', 'other'],
] as const
export type ClauseKind = (typeof clauseKinds)[number]

export interface ClauseModel {
  heading: string
  /** What it is for, to whoever chooses. */
  words: string
  /** A contract says little without it. */
  always: boolean
  /** Offered as chosen. */
  usual: boolean
  text: string
}

/** Kinds that a contract is generated from; `other` is what people write themselves. */
export type OfferedClause = Exclude<ClauseKind, 'other'>

export const clauseLibrary: Readonly<Record<OfferedClause, ClauseModel>> = {
  scope: {
    heading: 'Parties and scope',
    words: 'Who agrees on what, and for how long.',
    ...{ always: true, usual: true },
    text: 'This agreement is between {{brand_name}} (the “Brand”) and {{creator_name}}, who publishes as {{creator_account}} (the “Creator”). It covers the campaign “{{campaign_name}}” from {{start_date}} to {{end_date}}. The Creator works as an independent contractor.',
  },
  deliverables: {
    heading: 'Deliverables',
    words: 'What is published, and for how long it stays up.',
    ...{ always: true, usual: true },
    text: 'The Creator makes and publishes the following on {{creator_account}}:\n{{deliverables}}\nEach post stays public for at least {{live_days}} days. The Creator uses links, codes and tags as the Brand provides them.',
  },
  approval: {
    heading: 'Approval',
    words: 'Drafts before they are published.',
    ...{ always: false, usual: true },
    text: 'The Creator sends a draft of each deliverable before publishing it. The Brand answers within {{approval_days}} business days and can ask for changes up to {{approval_rounds}} times. A draft that gets no answer in that time counts as approved. Changes beyond the brief are agreed on separately.',
  },
  payment: {
    heading: 'Payment',
    words: 'How much, and when.',
    ...{ always: true, usual: true },
    text: 'The Brand pays the Creator {{fee}} in total. Payment is due {{payment_days}} days after the last deliverable is published and the Brand has the Creator’s invoice. Each party pays its own taxes and costs.',
  },
  'kill-fee': {
    heading: 'Cancellation and kill fee',
    words: 'What is paid if the campaign is called off.',
    ...{ always: false, usual: true },
    text: 'If the Brand cancels and the Creator has not broken this agreement, the Brand pays {{kill_fee}} of the fee, and the full price of every deliverable that is already approved or published. If the Creator cancels, the Creator returns what was paid for deliverables that are not published.',
  },
  usage: {
    heading: 'Usage rights',
    words: 'Where the brand may show the content.',
    ...{ always: false, usual: true },
    text: 'The Creator keeps all rights to the content. For {{usage_days}} days after publication the Brand can show it worldwide on {{usage_channels}}, with credit to the Creator and without changing what it means. Any other use needs a separate written agreement and its own fee.',
  },
  exclusivity: {
    heading: 'Exclusivity',
    words: 'No paid posts for competitors for a while.',
    ...{ always: false, usual: false },
    text: 'From {{start_date}} until {{exclusivity_days}} days after the last post, the Creator publishes no paid content for {{exclusivity_scope}}.',
  },
  disclosure: {
    heading: 'Disclosure',
    words: 'The partnership is labeled as an ad.',
    ...{ always: true, usual: true },
    text: 'Every post clearly says that it is an ad: with the platform’s own label for paid partnerships where there is one, and with “#ad” where people see it before they tap “more.” The Creator follows the advertising rules of the places where the audience is, such as the FTC’s Endorsement Guides in the United States, and says only what is true and what they believe.',
  },
  warranty: {
    heading: 'Authentic audience',
    words: 'The audience is real. It’s verified again, and a lower score has a consequence.',
    ...{ always: false, usual: true },
    text: 'The Creator warrants that, as far as they know, followers, views and engagement of {{creator_account}} are authentic: none were bought, traded or automated for the Creator. The Brand can have the account verified again by Vouch until {{warranty_days}} days after the last day of the campaign. If the whole range of the new Trust score is below {{warranty_floor}} of 100, the Brand sends the Creator the report, and the Creator has 10 days to answer with evidence. If the finding stands, the fee is reduced by {{warranty_reduction}}, and what was overpaid is returned within 30 days. Followers that others sent without the Creator’s doing, or that a platform removed, are no breach.',
  },
  general: {
    heading: 'General terms',
    words: 'Law, changes and ending the agreement.',
    ...{ always: true, usual: true },
    text: 'The laws of {{governing_law}} apply. Changes count only when both parties accept them in writing. Either party can end this agreement if the other seriously breaks it and doesn’t fix it within 10 days of written notice. If one part doesn’t hold, the others still do.',
  },
}

export const offeredClauses = Object.keys(clauseLibrary) as OfferedClause[]

/** Stands in every contract, on every page that shows one, and in every copy. */
export const noLegalAdvice =
  'This contract was put together from standard clauses. It isn’t legal advice. Have a lawyer review it if the stakes are high.'
