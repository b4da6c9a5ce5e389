/** Positions on a chart, as a share of its width or height in percent, and the round numbers that its axes show.
 *  Charts are drawn in percent and not in pixels, so that they fit any width, a prerendered page and paper without
 *  measuring anything first. */

export interface Domain {
  from: number
  to: number
}

const day = 86_400_000

/** @returns where `value` lies in `domain`, 0 to 100; values outside are put on the nearer end. */
export function percentAt(value: number, { from, to }: Domain): number {
  if (!(to > from)) return 50
  const share = (value - from) / (to - from)
  return Math.round(Math.min(1, Math.max(0, share)) * 1e4) / 100
}

/** @returns where `value` lies from the top, 0 to 100: screens count downwards, charts upwards. */
export function heightAt(value: number, domain: Domain): number {
  return percentAt(domain.to - value + domain.from, domain)
}

/** @returns the 1, 2 or 5 times a power of ten that divides `span` into about `count` steps. */
export function roundStep(span: number, count: number): number {
  if (!(span > 0) || !Number.isFinite(span)) return 1
  const rough = span / Math.max(1, count)
  const power = 10 ** Math.floor(Math.log10(rough))
  const lead = rough / power
  return (lead < 1.42 ? 1 : lead < 3.17 ? 2 : lead < 7.08 ? 5 : 10) * power
}

/** @returns round numbers, ascending, the first at or below `domain.from` and the last at or above `domain.to`. */
export function ticks(domain: Domain, count: number): number[] {
  const step = roundStep(domain.to - domain.from, count)
  const first = Math.floor(domain.from / step + 1e-9)
  const last = Math.max(first + 1, Math.ceil(domain.to / step - 1e-9))
  // A multiple of a decimal step carries the binary error of the step; ten significant digits are more than an axis shows.
  return Array.from({ length: last - first + 1 }, (_, index) => Number(((first + index) * step).toPrecision(10)))
}

/** @returns the domain that the ticks of `values` cover. Bars start at zero, so `zero` widens the domain to it. */
export function domainOf(values: readonly number[], count: number, zero: boolean): Domain {
  const known = values.filter(Number.isFinite)
  const low = known.reduce((least, value) => Math.min(least, value), zero ? 0 : Number.POSITIVE_INFINITY)
  const high = known.reduce((most, value) => Math.max(most, value), zero ? 0 : Number.NEGATIVE_INFINITY)
  if (low > high) return { from: 0, to: 1 }
  const size = Math.max(Math.abs(low), Math.abs(high))
  // What differs by less than an axis can write is one value.
  const margin = high - low <= size * 1e-6 ? Math.max(size * 0.05, zero ? 1 : 0.5) : 0
  return covered({ from: zero && low >= 0 ? low : low - margin, to: high + margin }, count)
}

const widenedMax = 4

/** A wider domain may have wider steps, whose ends lie outside it again. With four steps and more it ends within two turns.
 *  @returns a domain that begins and ends with ticks of its own */
function covered(domain: Domain, count: number): Domain {
  let wider = domain
  for (let turn = 0; turn < widenedMax; turn++) {
    const shown = ticks(wider, count)
    wider = { from: shown[0] ?? wider.from, to: shown.at(-1) ?? wider.to }
  }
  return wider
}

export interface TimeTick {
  at: number
  label: string
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** @returns a day as "Nov 14", in UTC: the same text on the server, in the browser and on paper. */
export function dayLabel(at: number): string {
  const date = new Date(at)
  return `${months[date.getUTCMonth()]} ${date.getUTCDate()}`
}

/** @returns dates to label between two times: firsts of months on long spans, days on short ones. */
export function timeTicks({ from, to }: Domain, count: number): TimeTick[] {
  const days = (to - from) / day
  if (!(days > 0)) return [{ at: from, label: dayLabel(from) }]
  return days > 45 ? monthTicks({ from, to }, count) : dayTicks({ from, to }, count)
}

function monthTicks({ from, to }: Domain, count: number): TimeTick[] {
  const spanMonths = (to - from) / (30.44 * day)
  const step = [1, 2, 3, 6, 12, 24, 60].find((each) => spanMonths / each <= count) ?? 120
  const start = new Date(from)
  const found: TimeTick[] = []
  for (let month = start.getUTCFullYear() * 12 + start.getUTCMonth(); ; month += 1) {
    const at = Date.UTC(Math.floor(month / 12), month % 12, 1)
    if (at > to) return found
    if (at < from || month % step !== 0) continue
    const year = Math.floor(month / 12)
    const named = found.length === 0 || month % 12 === 0 || step >= 12
    found.push({ at, label: step >= 12 ? String(year) : `${months[month % 12]}${named ? ` ${year}` : ''}` })
  }
}

function dayTicks({ from, to }: Domain, count: number): TimeTick[] {
  const step = [1, 2, 7, 14].find((each) => (to - from) / day / each <= count) ?? 28
  const found: TimeTick[] = []
  for (let at = Math.ceil(from / day) * day; at <= to; at += step * day) found.push({ at, label: dayLabel(at) })
  return found
}
