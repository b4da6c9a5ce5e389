import type { CampaignSummary } from '@vouch/contract'

/** Where campaigns stand on a scale of whole months, in percent of its width. */
export interface TimelinePlaces<Campaign> {
  months: { at: string; from: number }[]
  bars: { campaign: Campaign; from: number; width: number }[]
  /** Null where today is not on the scale. */
  today: number | null
}

type Dated = Pick<CampaignSummary, 'startsOn' | 'endsOn'>

const dayMs = 86_400_000
/** Months that a scale names at most; of longer ones every second, third and so on is named. */
const namedMax = 8

/** @returns the places of those campaigns that have both dates, the first to start on top; one whose dates are the wrong way round takes a day */
export function placesOf<Campaign extends Dated>(all: readonly Campaign[], today: string): TimelinePlaces<Campaign> {
  const dated = all.flatMap((campaign) => {
    const { startsOn, endsOn } = campaign
    return startsOn === null || endsOn === null
      ? []
      : [{ campaign, start: startsOn, end: endsOn < startsOn ? startsOn : endsOn }]
  })
  if (dated.length === 0) return { months: [], bars: [], today: null }
  const first = dated.map(({ start }) => start).sort()[0] ?? today
  const last =
    dated
      .map(({ end }) => end)
      .sort()
      .at(-1) ?? today
  const [from, to] = [monthStart(first, 0), monthStart(last, 1)]
  const place = (at: number) => ((at - from) / (to - from)) * 100
  const starts: number[] = []
  for (let month = 0; monthStart(first, month) < to; month += 1) starts.push(monthStart(first, month))
  const every = Math.ceil(starts.length / namedMax)
  const now = place(Date.parse(today))
  return {
    months: starts
      .filter((_, index) => index % every === 0)
      .map((at) => ({ at: new Date(at).toISOString(), from: place(at) })),
    bars: dated
      .toSorted((a, b) => a.start.localeCompare(b.start))
      .map(({ campaign, start, end }) => {
        const left = place(Date.parse(start))
        return { campaign, from: left, width: place(Date.parse(end) + dayMs) - left }
      }),
    today: now >= 0 && now <= 100 ? now : null,
  }
}

/** @returns the beginning of the month of a day, or of one that many months later; milliseconds, UTC */
function monthStart(day: string, later: number): number {
  const at = new Date(day)
  return Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + later, 1)
}
