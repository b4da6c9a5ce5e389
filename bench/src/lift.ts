import { estimateLift, type LiftCreator, type LiftPost, normalQuantile, seededRandom } from '@vouch/engine'
import type { Row } from './row.ts'

/** Whether the range of a lift holds what it says: campaigns are simulated with a lift that is known, and it is counted how often the range of 90 %
 *  has it inside. Creators differ in level, in how much their posts vary and in how far two tides carry them, which also carry the creators
 *  that they are compared with; some luck comes in outliers. */

const coverage = { low: 0.87, high: 0.93 }
const weeksBefore = 16
const weeksDuring = 4
const msPerWeek = 604_800_000
const start = Date.UTC(2026, 0, 5)

interface Tides {
  weeks: readonly (readonly [number, number])[]
}

export function liftRows(campaigns: number, seed: number): Row[] {
  const random = seededRandom(seed)
  let [inside, insideBaseline, width, withControls] = [0, 0, 0, 0]
  for (let n = 0; n < campaigns; n++) {
    const truth = random() * 0.8 - 0.3
    const { creators, controls } = campaignOf(random, truth)
    const lift = estimateLift(creators, controls)
    if (lift === null) throw new Error('A simulated campaign has too few posts')
    const holds = ({ low, high }: { low: number; high: number }) =>
      Math.log1p(low) <= truth && truth <= Math.log1p(high)
    inside += Number(holds(lift.range))
    insideBaseline += Number(holds(lift.baseline))
    width += Math.log1p(lift.range.high) - Math.log1p(lift.range.low)
    withControls += Number(lift.controls > 0)
  }
  const share = inside / campaigns
  return [
    {
      what: `90 % range of the lift holds the truth, ${campaigns} campaigns, seed ${seed}`,
      figure: `${(share * 100).toFixed(1)} %`,
      peer: `limits ${coverage.low * 100} to ${coverage.high * 100} %`,
      kept: share >= coverage.low && share <= coverage.high,
    },
    {
      what: '  against the own baseline alone',
      figure: `${((insideBaseline / campaigns) * 100).toFixed(1)} %`,
      peer: '',
      kept: null,
    },
    {
      what: `  mean width, ${withControls} with a synthetic control`,
      figure: `x ${Math.exp(width / campaigns).toFixed(2)}`,
      peer: '',
      kept: null,
    },
  ]
}

function normal(random: () => number): number {
  return normalQuantile(Math.min(1 - 1e-9, Math.max(1e-9, random())))
}

/** Two tides that swell and ebb, as seasons and algorithms do. */
function tidesOf(random: () => number): Tides {
  const weeks: [number, number][] = []
  let [one, other] = [normal(random) * 0.2, normal(random) * 0.15]
  for (let week = 0; week < weeksBefore + weeksDuring; week++) {
    one = 0.6 * one + normal(random) * 0.16
    other = 0.3 * other + normal(random) * 0.14
    weeks.push([one, other])
  }
  return { weeks }
}

interface Nature {
  level: number
  spread: number
  carried: readonly [number, number]
  perWeek: number
}

function natureOf(random: () => number): Nature {
  return {
    level: 7 + random() * 4,
    spread: 0.3 + random() * 0.5,
    carried: [0.5 + random(), 0.5 + random()],
    perWeek: 1.5 + random() * 3.5,
  }
}

function postOf(
  random: () => number,
  { level, spread, carried }: Nature,
  { weeks }: Tides,
  week: number,
  lift = 0,
): LiftPost {
  const [one, other] = weeks[week] ?? [0, 0]
  const luck = normal(random) * spread * (random() < 0.08 ? 2.2 : 1)
  const value = level + carried[0] * one + carried[1] * other + luck + lift
  return { at: start + (week + random()) * msPerWeek, count: Math.round(Math.exp(value)) }
}

function postsOf(random: () => number, nature: Nature, tides: Tides): LiftPost[] {
  return tides.weeks.flatMap((_, week) => {
    const count = Math.floor(nature.perWeek + random())
    return Array.from({ length: count }, () => postOf(random, nature, tides, week))
  })
}

function campaignOf(random: () => number, truth: number): { creators: LiftCreator[]; controls: LiftPost[][] } {
  const tides = tidesOf(random)
  const creators = Array.from({ length: 1 + Math.floor(random() * 6) }, () => {
    const nature = natureOf(random)
    const paid = Array.from({ length: 1 + Math.floor(random() * 3) }, () =>
      postOf(random, nature, tides, weeksBefore + Math.floor(random() * weeksDuring), truth),
    )
    return { paid, own: postsOf(random, nature, tides) }
  })
  const others = random() < 0.15 ? 2 : 4 + Math.floor(random() * 12)
  const controls = Array.from({ length: others }, () => postsOf(random, natureOf(random), tides))
  return { creators, controls }
}
