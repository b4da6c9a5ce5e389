import { accountKindWords } from '../audience/account-kind.ts'
import { likersMin } from '../audience/estimate-likers.ts'
import type { Facts } from '../facts.ts'
import { partDoubt, partLogOdds } from '../verdict/part-reading.ts'
import { listed, percent, plural } from '../verdict/wording.ts'
import { accountName } from './audience-names.ts'
import { type Measurement, measured, type SignalDefinition, unmeasured } from './signal.ts'

/** Whether people gave the likes. Counts alone cannot show an order that is as large on every post, or in proportion to each; the accounts behind
 *  the likes can. */

/** A wider range leaves everything open. */
const rangeMax = 0.8
/** Reassurance at most where the account model is borrowed. */
const borrowedMin = -0.3
/** Evidence names at most this many accounts. */
const examplesMax = 12

/** Formula: log-odds of a share of a fifth or more against an ordinary one, from −2 to 8 (`part-reading.ts`); every listed like counts once.
 *  Source: the account model, with the error that it has on kinds of accounts it was not trained on.
 *  Innocent: A post that was shared among people with bare profiles, or that bots found by themselves.
 *  Limits: Accounts that were made to look real look real. Lists show a part of the likes, and nobody says how they are picked. */
export const likers: SignalDefinition = {
  id: 'engagement.likers',
  title: 'Accounts behind the likes',
  group: 'engagement',
  question: 'What share of likes comes from accounts that look inauthentic?',
  unit: 'share',
  absence: 0.3,
  measure: measureLikers,
}

function measureLikers({ likers: estimate }: Facts): Measurement {
  if (estimate === null)
    return unmeasured(
      `Needs lists of who liked, with at least ${likersMin} likes from accounts whose profiles are known.`,
    )
  const { suspicious, posts, examples, basis, borrowed } = estimate
  const { share, low, high, sampled } = suspicious
  if (high - low > rangeMax)
    return unmeasured(
      `The profiles behind ${plural(sampled, 'like')} don’t have enough detail to tell real people from inauthentic accounts.`,
    )
  const stated = partLogOdds(suspicious)
  // A model of another platform overlooks too many to reassure.
  const logOdds = borrowed ? Math.max(borrowedMin, stated) : stated
  return measured({
    value: share,
    verdict: logOdds >= 0.5 ? 'concern' : logOdds <= -0.5 ? 'strength' : 'neutral',
    benchmark: null,
    logOdds,
    share,
    uncertainty: partDoubt(suspicious),
    evidence: examples.slice(0, examplesMax).map(({ accountId, username, kind, reasons }) => ({
      at: null,
      text: `${accountName({ id: accountId, username })}${kind == null ? '' : `, looks like ${accountKindWords[kind]}`}: ${reasons.length > 0 ? listed(reasons) : 'several weak signs combined'}`,
      refs: [accountId],
    })),
    explanation: `An estimated ${percent(share)} of listed likes come from accounts that look inauthentic (range ${percent(low)} to ${percent(high)}), based on ${plural(sampled, 'like')} on ${plural(posts, 'post')}. ${basis}`,
  })
}
