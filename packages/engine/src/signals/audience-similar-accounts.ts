import { similarAccounts } from '../audience/similar-accounts.ts'
import type { Facts } from '../facts.ts'
import { logRamp } from '../statistics/ramp.ts'
import { count, percent, plural } from '../verdict/wording.ts'
import { type Measurement, measured, type SignalDefinition, unmeasured } from './signal.ts'

/** The fewest followers with a known name and counts from which groups are looked for: below, five alike may be chance. */
export const similarSampleMin = 100

/** Evidence begins when one follower in 200 belongs to such a group and is full at one in seven. Small groups also come
 *  from one giveaway or one automated service that follows everybody, hence the bound. */
const [shareFrom, shareFull, cap] = [0.005, 0.15, 2.5]

/** Finding none says little: sellers vary names and ages. */
const reassurance = 0.1

/** Evidence tells at most this many groups and opens at most this many members of each. */
const [groupsToldMax, refsMax] = [8, 12]

/** Followers that look made by one hand. */
export const audienceSimilarAccounts: SignalDefinition = {
  id: 'audience.similar-accounts',
  title: 'Near-identical followers',
  group: 'audience',
  question: 'Do groups of followers look mass-produced?',
  unit: 'accounts',
  absence: 0.25,
  measure: measureSimilarAccounts,
}

/** Unmeasured where too few followers can be compared; otherwise the members of all groups against the sample. */
function measureSimilarAccounts({ snapshot }: Facts): Measurement {
  const { readable, groups } = similarAccounts(snapshot.followersSample?.accounts ?? [])
  if (readable < similarSampleMin) {
    return unmeasured(
      `Needs at least ${similarSampleMin} sampled followers with a username and counts; only ${count(readable)} had both.`,
    )
  }
  const members = groups.reduce((sum, { accountIds }) => sum + accountIds.length, 0)
  // Of the comparable followers, not of all: those without a name or counts could be in no group.
  const share = members / readable
  const logOdds = members === 0 ? -reassurance : cap * logRamp(share, shareFrom, shareFull)
  return measured({
    value: members,
    verdict: logOdds > 0.3 ? 'concern' : 'neutral',
    benchmark: {
      value: 0,
      source: 'The same sample with names, dates and counts shuffled at random',
      basis: 'sampled followers in groups at least five times larger than chance would produce',
    },
    logOdds,
    // One group may be one giveaway; several are harder to explain away.
    uncertainty: 0.1 + 0.4 * Math.sqrt(Math.min(1, groups.length === 0 ? 0 : 1 / groups.length)) * Number(members > 0),
    // The month stands as the date, so that the chart of followers can mark it.
    evidence: groups.slice(0, groupsToldMax).map(({ accountIds, expected, pattern, month }) => ({
      at: month === null ? null : `${month}-01`,
      text: `${plural(accountIds.length, 'account')} named like ${pattern}${month === null ? '' : `, all created in ${month}`}, with similar counts; chance would produce ${expected < 1 ? 'less than one' : count(expected)}`,
      refs: accountIds.slice(0, refsMax),
    })),
    explanation:
      members === 0
        ? 'No group of followers looks mass-produced.'
        : `${plural(members, 'follower')} of ${count(readable)} sampled (${percent(share)}) fall into ${plural(groups.length, 'group')} of near-identical profiles. Purchased followers look like this; so do people who entered the same giveaway.`,
  })
}
