import { runKind } from '../../apps/server/src/verdicts/verifications/verification-parts.ts'
import {
  erlangWaitSeconds,
  lognormalMeanSeconds,
  lognormalSeconds,
  type QueueModel,
  type QueueOutcome,
  simulateQueue,
} from './queue-simulation.ts'
import type { Row } from './row.ts'
import { costRows, measureVerdict, xRow } from './verdict-cost.ts'

/** How many processes so many verifications a minute take, by simulation with the service time that the way from bytes to report has in this run. */

const perMinute = [100, 1_000, 10_000]
const waitSecondsMax = 2
const seeds = [20, 21, 22]
/** Long enough for a queue that grows to be seen to grow. */
const [warmSeconds, countedSeconds] = [300, 900]
const erlangSeeds = [1, 2, 3, 4]
/** Processor time that a verification takes beside its score: fetching, keeping, the job and its calls, the database left out. What a verification of a
 *  small creator took as a whole in `npm run bench -- live-rate` (53 to 63 ms), its small score included. */
const aroundMs = 58
/** What live platforms took in the tests with scripted ones is nothing like a network; these are assumptions, and printed as such. */
const [fetchMedian, fetchP95] = [2, 6]
/** How far chance may move the mean wait of so many arrivals from the formula. */
const erlangErrorMax = 0.05

export function scaleRows(): Row[] {
  // Whoever comes first is measured cold.
  const verdicts = (['large', 'standard'] as const).map(measureVerdict).toReversed()
  const scoreMs = Math.max(...verdicts.map((verdict) => verdict.scoreMs))
  const workSeconds = (ms: number) => (ms + aroundMs) / 1_000
  const places = runKind.limits.concurrency
  const fetchSeconds = lognormalSeconds(fetchMedian, fetchP95)
  const base = { places, scoreSeconds: workSeconds(scoreMs), fetchSeconds }
  const fewest = perMinute.map((rate) => ({ rate, ...fewestProcesses(rate, base) }))
  const most = Math.max(...perMinute)
  return [
    besideErlang(),
    {
      what: 'one large snapshot from bytes to report on this machine, median of processor time; the platform is assumed',
      figure: `${scoreMs.toFixed(0)} ms, and ${aroundMs} ms around it`,
      peer: `platform: median ${fetchMedian} s, 95 % within ${fetchP95} s; ${places} places a process`,
      kept: null,
    },
    ...fewest.map(({ rate, processes, outcome }) =>
      rowOf(`${rate} a minute, ${places} places a process`, processes, outcome),
    ),
    burstUnderAllowance(base),
    ...verdicts.flatMap((verdict) =>
      costRows(verdict, {
        perMinute: most,
        ...fewestProcesses(most, { ...base, scoreSeconds: workSeconds(verdict.scoreMs) }),
        aroundMs,
      }),
    ),
    xRow(),
  ]
}

type Base = Pick<QueueModel, 'places' | 'scoreSeconds' | 'fetchSeconds'>

/** A simulation is worth what it says where the answer is known. */
function besideErlang(): Row {
  const [servers, load] = [8, 6.4]
  const model = { arrivalsPerSecond: load, processes: servers, places: 1, scoreSeconds: 0 }
  const time = { seconds: 100_000, warmSeconds: 0 }
  const fetchSeconds = (chance: number) => -Math.log(1 - chance)
  const allowedPerSecond = Number.POSITIVE_INFINITY
  const runs = erlangSeeds.map((each) =>
    simulateQueue({ ...model, ...time, fetchSeconds, allowedPerSecond, seed: each }),
  )
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

/** The fewest that are enough by every seed. With as many as come free no faster than verifications arrive, or fewer, the queue grows without end,
 *  however short it is at first. */
function fewestProcesses(rate: number, base: Base): { processes: number; outcome: QueueOutcome } {
  const arrivalsPerSecond = rate / 60
  const heldSeconds = lognormalMeanSeconds(fetchMedian, fetchP95) + base.scoreSeconds
  const slowest = (processes: number) => {
    const time = { seconds: warmSeconds + countedSeconds, warmSeconds, allowedPerSecond: Number.POSITIVE_INFINITY }
    const runs = seeds.map((seed) => simulateQueue({ ...base, ...time, processes, arrivalsPerSecond, seed }))
    return runs.reduce((one, other) => (other.p95WaitSeconds > one.p95WaitSeconds ? other : one))
  }
  for (let processes = 1 + Math.floor((arrivalsPerSecond * heldSeconds) / base.places); ; processes += 1) {
    const outcome = slowest(processes)
    if (outcome.p95WaitSeconds <= waitSecondsMax) return { processes, outcome }
  }
}

/** Five minutes of twice what the platforms allow. */
function burstUnderAllowance(base: Base): Row {
  const [rate, allowed] = [10_000, 5_000]
  const outcome = simulateQueue({
    ...{ ...base, processes: 200, arrivalsPerSecond: rate / 60, seconds: 300, warmSeconds: 0, seed: seeds[0] ?? 0 },
    allowedPerSecond: allowed / 60,
  })
  return {
    what: `five minutes of ${rate} a minute where platforms allow ${allowed}: 95 % wait at most`,
    figure: `${outcome.p95WaitSeconds.toFixed(0)} s`,
    peer: `the queue is empty ${outcome.drainSeconds.toFixed(0)} s after the last one came`,
    kept: null,
  }
}
