/** The accounts that look least authentic, by name and with reasons. */
import type { Account } from '../snapshot/snapshot.ts'
import { logistic } from '../statistics/logistic.ts'
import { significant } from '../statistics/significant.ts'
import { featureCount, writeAccountFeatures } from './account-features.ts'
import { accountKind } from './account-kind.ts'
import { accountReasons } from './account-reasons.ts'
import type { AccountScorer } from './account-scorer.ts'
import type { SuspiciousExample } from './estimate.ts'

/** At most this many accounts are named. */
const examplesMax = 50

/** Names the accounts that are more likely inauthentic than not, ties in the order of their ids.
 *
 *  @param scores log likelihood ratio of each account; an account that is in the list twice is named once
 *  @param prior log-odds of the estimated share */
export function suspiciousExamples(
  scorer: AccountScorer,
  accounts: readonly Account[],
  scores: Float64Array,
  prior: number,
  nowMs: number,
): SuspiciousExample[] {
  const named = new Map<string, { account: Account; score: number }>()
  for (const [index, account] of accounts.entries()) {
    const score = scores[index] ?? 0
    // Even odds: naming people on less would accuse more of them wrongly than rightly.
    if (score + prior >= 0) named.set(account.id, { account, score })
  }
  const worst = [...named.values()].sort((a, b) => b.score - a.score || (a.account.id < b.account.id ? -1 : 1))
  const row = new Float64Array(featureCount)
  const parts = new Float64Array(featureCount)
  return worst.slice(0, examplesMax).map(({ account, score }) => {
    writeAccountFeatures(account, nowMs, row)
    scorer.contributions(row, parts)
    return {
      accountId: account.id,
      username: account.username ?? null,
      probability: significant(logistic(score + prior)),
      kind: accountKind(account, row, parts),
      reasons: accountReasons(account, row, parts),
    }
  })
}
