import type { Facts } from '../facts.ts'
import type { Coverage, Decision, FraudRisk, Part, ReportState, Trust } from '../report/report.ts'
import { signalsFor } from '../signals/signal-list.ts'
import { type Contribution, contributionsOf } from './contributions.ts'
import { wouldDecide } from './counterfactuals/deciding.ts'
import { coverageOf } from './coverage.ts'
import { decisionOf } from './decision.ts'
import { partReadings, partsOf } from './parts.ts'
import { sightOf } from './sight.ts'
import { openState } from './state.ts'
import { besideParts, statedRisk, totalLogOdds, verdictOf } from './trust.ts'

/** What a report rests on, before anything is told: a third of the cost of a report, so that the laboratory can judge ten thousand creators by what ships. */
export interface JudgedCreator {
  /** One for each signal, measured or not. */
  contributions: Contribution[]
  trust: Trust
  fraudRisk: FraudRisk
  parts: Part[]
  state: ReportState
  coverage: Coverage
  decision: Decision
}

/** @param facts of a creator who can be judged: neither private nor missing
 *  @returns the verdict as the report states it */
export function judgedCreator(facts: Facts): JudgedCreator {
  const { platform } = facts.snapshot
  const contributions = contributionsOf(signalsFor(facts), facts)
  const parts = partsOf(partReadings(facts))
  const { trust, fraudRisk: risk } = besideParts(verdictOf(contributions), parts)
  const state = openState(facts, contributions, trust, parts)
  const fraudRisk = statedRisk(risk, state, parts)
  const total = totalLogOdds(contributions.map(({ logOdds }) => logOdds))
  const coverage = coverageOf(facts.snapshot, facts.history)
  const { missing } = coverage
  const decided = decisionOf({ state, sight: sightOf(platform, missing), parts, fraudRisk, total })
  const settles = decided.word === 'ask-first' ? wouldDecide({ contributions, parts, state, platform, missing }) : []
  const decision = { ...decided, wouldDecide: settles }
  return { contributions, trust, fraudRisk, parts, state, coverage, decision }
}
