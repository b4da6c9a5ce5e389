import { runKind } from '../../apps/server/src/verdicts/verifications/verification-parts.ts'
import {
  erlangWaitSeconds,
  lognormalSeconds,
  type QueueModel,
  type QueueOutcome,
  simulateQueue,
} from './queue-simulation.ts'
import type { Row } from './row.ts'
import { costRows, measureVerdict } from './verdict-cost.ts'

/** How many processes so many verifications a minute take, by simulation with the service time that the way from bytes to report has in this run. */

const perMinute = [100, 1_000, 10_000]
const waitSecondsMax = 2
const seed = 20
const erlangSeeds = [1, 2, 3, 4]
/** What live platforms took in the tests with scripted ones is nothing like a network; these are assumptions, and printed as such. */
const [fetchMedian, fetchP95] = [2, 6]
/** How far chance may move the mean wait of so many arrivals from the formula. */
const erlangErrorMax = 0.05

export function scaleRows(): Row[] {
  // Whoever comes first is measured cold.
  const verdicts = (['large', 'standard'] as const).map(measureVerdict).toReversed()
  const scoreMs = Math.max(...verdicts.map((verdict) => verdict.scoreMs))
  const places = runKind.limits.concurrency
  const base = { places, scoreSeconds: scoreMs / 1_000, seed, fetchSeconds: lognormalSeconds(fetchMedian, fetchP95) }
  const fewest = perMinute.map((rate) => ({ rate, ...fewestProcesses(rate, base) }))
  return [
    besideErlang(),
    {
      what: 'one large snapshot from bytes to report on this machine, median of processor time; the platform is assumed',
      figure: `${scoreMs.toFixed(0)} ms`,
      peer: `platform: median ${fetchMedian} s, 95 % within ${fetchP95} s; ${places} places a process`,
      kept: null,
    },
    ...fewest.map(({ rate, processes, outcome }) =>
      rowOf(`${rate} a minute, ${places} places a process`, processes, outcome),
    ),
    burstUnderAllowance(base),
    ...costRows(verdicts, fewest.at(-1)?.outcome.coreShare ?? 1),
  ]
}

type Base = Pick<QueueModel, 'places' | 'scoreSeconds' | 'seed' | 'fetchSeconds'>

/** A simulation is worth what it says where the answer is known. */
function besideErlang(): Row {
  const [servers, load] = [8, 6.4]
  const model = { arrivalsPerSecond: load, seconds: 100_000, processes: servers, places: 1, scoreSeconds: 0 }
  const fetchSeconds = (chance: number) => -Math.log(1 - chance)
  const allowedPerSecond = Number.POSITIVE_INFINITY
  const runs = erlangSeeds.map((each) => simulateQueue({ ...model, fetchSeconds, allowedPerSecond, seed: each }))
  const mean = runs.reduce((sum, { meanWaitSeconds }) => sum + meanWaitSeconds, 0) / runs.length
  const formula = erlangWaitSeconds(servers, load, 1)
  return {
    what: `the simulation where a formula is known (M/M/8, load 80 %, ${runs.length} seeds): mean wait`,
    figure: `${mean.toFixed(3)} s`,
    peer: `Erlang C: ${formula.toFixed(3)} s, within ${erlangErrorMax * 100} %`,
    kept: Math.abs(mean - formula) <= erlangErrorMax * formula,
  }
}

function rowOf(what: string, processes: number, outcome: QueueOutcome): Row {
  return {
    what: `${what}: processes, so that 95 % wait at most ${waitSecondsMax} s`,
    figure: `${processes}`,
    peer: `cores ${(100 * outcome.coreShare).toFixed(0)} % busy; to the report 95 % within ${outcome.p95TotalSeconds.toFixed(1)} s`,
    kept: null,
  }
}

function fewestProcesses(rate: number, base: Base): { processes: number; outcome: QueueOutcome } {
  const at = (processes: number) =>
    simulateQueue({
      ...{ ...base, processes, arrivalsPerSecond: rate / 60, seconds: 120 },
      allowedPerSecond: Number.POSITIVE_INFINITY,
    })
  let [low, high] = [0, 1]
  while (at(high).p95WaitSeconds > waitSecondsMax) [low, high] = [high, high * 2]
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if (at(middle).p95WaitSeconds > waitSecondsMax) low = middle
    else high = middle
  }
  return { processes: high, outcome: at(high) }
}

/** Five minutes of twice what the platforms allow. */
function burstUnderAllowance(base: Base): Row {
  const [rate, allowed] = [10_000, 5_000]
  const outcome = simulateQueue({
    ...{ ...base, processes: 200, arrivalsPerSecond: rate / 60, seconds: 300 },
    allowedPerSecond: allowed / 60,
  })
  return {
    what: `five minutes of ${rate} a minute where platforms allow ${allowed}: 95 % wait at most`,
    figure: `${outcome.p95WaitSeconds.toFixed(0)} s`,
    peer: `the queue is empty ${outcome.drainSeconds.toFixed(0)} s after the last one came`,
    kept: null,
  }
}
