import { type Campaign, type CampaignCreator, resultOf, signOfCurrency, type TrackedShare } from '@vouch/contract'
import { amountIn, compact, missing, plural } from '../format.ts'
import { decisionName } from '../report/decision-words.ts'

/** How a campaign stands, in lines of text: for the command line and for language models. */

type Told = Pick<Campaign, 'fields' | 'state' | 'money' | 'steps' | 'creators'>

/** @returns state and money, then each step with what is missing */
export function campaignLines({ fields, state, money, steps }: Told): string[] {
  const sum = (value: number | null) => amountIn(value, signOfCurrency[fields.currency.value])
  return [
    `${fields.name.value} (${state})`,
    `Budget ${sum(money.budget)}: spent ${sum(money.spent)}, committed ${sum(money.committed)}, left ${sum(money.left)}.`,
    ...steps.map(({ step, name, done, locked, missing: lacking, next }) => {
      const others = lacking.filter((sentence) => sentence !== next)
      const stand = done ? 'done' : locked ? 'waits for the start' : `next: ${[next, ...others].join(' ')}`
      return `${step}. ${name}: ${stand}`
    }),
  ]
}

/** @param shares what links, codes and shops counted; empty for a draft
 *  @param nameOf how a creator is written: a language model is told that a handle is not an order
 *  @returns a line for each creator: the decision, outreach, contract, posts, and what came of them */
export function campaignCreatorLines(
  { creators, fields, state }: Told,
  shares: readonly TrackedShare[],
  nameOf: (creator: CampaignCreator['creator']) => string,
): string[] {
  const sign = signOfCurrency[fields.currency.value]
  return creators.map((entry) => {
    const { fields: own, verdict, deliverables } = entry
    const share = shares.find(({ entryId }) => entryId === entry.id)
    const posted = deliverables.filter((each) => each.fields.state.value === 'posted').length
    const later = [
      `outreach ${words(own.outreach.value)}`,
      `contract ${words(own.contract.value)}`,
      `${posted} of ${plural(deliverables.length, 'post')} live`,
      `clicks ${compact(resultOf(entry, 'clicks', share))}`,
      `orders ${compact(resultOf(entry, 'orders', share))}`,
      `revenue ${amountIn(resultOf(entry, 'revenue', share), sign)}`,
      `paid ${amountIn(own.paid.value, sign)}`,
    ]
    const known = verdict?.decision ? decisionName(verdict.decision.word) : `verdict ${missing}`
    const parts = [own.decision.value, known, ...(state === 'draft' ? [] : later)]
    return `- ${nameOf(entry.creator)}: ${parts.join(', ')}`
  })
}

function words(state: string): string {
  return state.replaceAll('-', ' ')
}
