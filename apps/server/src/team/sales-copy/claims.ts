import { type CapabilityId, capability } from '@vouch/contract'
import { type Fact, factsNow } from './facts.ts'

/** Reads copy for claims that no fact supports. It cannot understand a sentence; what it can do is refuse every figure that is not in
 *  the list, words that nobody can prove, what the product cannot do yet, and a voice that is not ours. A person still reads
 *  what a language model wrote. */

/** What no figure of ours supports. Each with how to say it. */
const unprovable: readonly (readonly [RegExp, string])[] = [
  [
    /\b(best|leading|top-rated|award|number one|world-class|unmatched|unrivalled|state-of-the-art)\b|#\s?1\b/i,
    'a rank',
  ],
  [/\b(guarantee[ds]?|risk-free|foolproof|flawless|infallible|certain(ly|ty)?|proven|100\s?%)/i, 'a guarantee'],
  [/\b(trusted|loved|chosen|used) by\b|\bour (customers|clients|users)\b/i, 'unnamed customers'],
  [/\b(dozens|hundreds|thousands|millions|billions) of\b/i, 'a number without a source'],
  [/\b(twice|double[ds]?|triple[ds]?|half the|times (faster|better|cheaper|more))\b/i, 'a comparison without a source'],
  [/\b(instant(ly)?|in seconds|in minutes|real-time|immediately|overnight)\b/i, 'a speed'],
  [/\b(unlimited|every platform|any platform|all platforms)\b/i, 'unlimited reach'],
  [/\b(eliminate|eradicate|stop all|catch(es)? (all|every))\b/i, 'that it catches everything'],
  [/\b(fraudsters?|scammers?|cheaters?|liars?|criminals?)\b/i, 'an accusation'],
]

/** Words that give away hype. */
const notOurVoice: readonly (readonly [RegExp, string])[] = [
  [/!/, 'an exclamation mark'],
  [/\p{Extended_Pictographic}/u, 'an emoji'],
  [
    /\b(revolution\w*|game-chang\w*|supercharge\w*|unleash\w*|skyrocket\w*|seamless\w*|cutting-edge|next-level|leverage\w*|empower\w*)\b/i,
    'a word of hype',
  ],
]

/** How copy speaks of what may not be there yet. */
const capabilityWords: Partial<Record<CapabilityId, RegExp>> = {
  lookalike_search: /\blook-?alikes?\b/i,
  personality_quiz: /\bpersonality\b/i,
  audience_upload: /\bcustomer list\b|\bCSV of your customers\b/i,
  similarity_scoring: /\b(audience match\w*|similarity)\b/i,
  roi_prediction: /\bROI\b|\breturn on\b|\bbreak-?even\b/i,
  campaign_workflow: /\bcampaign (hub|workflow)\b|\bseven steps\b/i,
  outreach: /\b(outreach|follow-ups?|negotiat\w+)\b/i,
  contracts: /\b(generate|draft|sign)\w* contracts?\b/i,
  campaign_performance: /\bcampaign performance\b/i,
  market_intelligence: /\bmarket intelligence\b/i,
  campaign_intelligence: /\baudience overlap\b/i,
  regret_and_overexposure: /\b(regret|overexpos\w+)\b/i,
  tab_safety: /\bbrand[- ]safety\b/i,
  shortlists: /\bshort-?lists?\b/i,
  report_exports: /\bPDFs?\b/i,
  browser_extension: /\b(browser|chrome) extension\b|\bextension\b/i,
}

const timestamps = /\[\d+:\d\d |\(about \d+ seconds\)/g

/** @param allowed the facts whose figures the text may say
 *  @returns in one sentence each what a text claims or sounds like and should not; none where it is fit to be read by a person. */
export function claimFaults(text: string, allowed: readonly Pick<Fact, 'figures'>[] = factsNow()): string[] {
  const faults = figureFaults(text, allowed)
  for (const [words, what] of unprovable) faults.push(...said(text, words, `claims ${what}`))
  for (const [words, what] of notOurVoice) faults.push(...said(text, words, `has ${what}`))
  for (const [id, words] of Object.entries(capabilityWords) as [CapabilityId, RegExp][])
    if (capability(id).status !== 'live')
      faults.push(...said(text, words, 'mentions something that isn’t available yet'))
  return faults
}

function said(text: string, words: RegExp, what: string): string[] {
  const found = words.exec(text)
  return found === null ? [] : [`It ${what}: “${found[0]}”.`]
}

/** Takes every figure away that a fact allows, the longest first, and looks what digits are left. */
function figureFaults(text: string, facts: readonly Pick<Fact, 'figures'>[]): string[] {
  const allowed = facts.flatMap(({ figures }) => figures).toSorted((one, other) => other.length - one.length)
  let rest = text.replace(timestamps, ' ').replace(/\u00a0/g, ' ')
  for (const figure of allowed) rest = rest.replace(withEdges(figure), ' ')
  const found = /(?<!\S)[^\s\d]*\d\S*/.exec(rest)
  return found === null ? [] : [`It has a figure that no fact backs up: “${found[0]}”.`]
}

/** A figure counts only where it stands alone: `150 credits` does not allow `1,150 credits`. */
function withEdges(figure: string): RegExp {
  const escaped = figure.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s?')
  return new RegExp(`(?<![\\d.,])${escaped}(?![\\d]|[.,]\\d)`, 'gi')
}
