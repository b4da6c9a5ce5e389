import type { Actions } from './actions.ts'

/** Splits posts into short stretches of time, so that acting on the same post *at the same time* becomes a column of its own
 *  (the idea of CopyCatch, WWW 2013, and SynchroTrap, CCS 2014). Popular hours, such as the first one, are popular columns,
 *  and the null already allows for them. */

/** Widths that are tried. Panels deliver within minutes, pods agree on the first hour, cheap services drip over some hours. */
export const windowMinutes: readonly number[] = [10, 60, 360]

/** Stretches begin at publishing, and once more shifted by half, so that no burst is cut in two in both. */
export const windowShifts: readonly number[] = [0, 0.5]

/** Actions of returning accounts that make a stretch a column of its own. */
const busyActionsMin = 4

export interface Windows {
  /** Column of each action; an action without a time is in none, marked by `none`. */
  columnOf: Uint32Array
  none: number
  /** Post of each column. */
  postOfColumn: number[]
}

/** @param minutes width of a stretch
 *  @param shift 0 to 1, in widths */
export function windowsOf({ postOf, minuteOf }: Actions, minutes: number, shift: number): Windows {
  const none = 0xffffffff
  const columnOf = new Uint32Array(minuteOf.length)
  const sizes = new Uint32Array(minuteOf.length)
  const postOfStretch: number[] = []
  let post = -1
  let place = Number.NaN
  // The actions come by post and time, so that each stretch is one run of them.
  for (let index = 0; index < columnOf.length; index += 1) {
    const here = Math.floor((minuteOf[index] ?? Number.NaN) / minutes + shift)
    if (Number.isNaN(here)) {
      columnOf[index] = none
      continue
    }
    if (postOf[index] !== post || here !== place) {
      post = postOf[index] ?? 0
      place = here
      postOfStretch.push(post)
    }
    const stretch = postOfStretch.length - 1
    columnOf[index] = stretch
    sizes[stretch] = (sizes[stretch] ?? 0) + 1
  }
  const { columnOfStretch, postOfColumn } = thinMerged(postOfStretch, sizes)
  for (let index = 0; index < columnOf.length; index += 1) {
    const stretch = columnOf[index] ?? none
    if (stretch !== none) columnOf[index] = columnOfStretch[stretch] ?? none
  }
  return { columnOf, none, postOfColumn }
}

/** Merges the quiet stretches of each post into one column. Leaving them out would leave out most of what ordinary people do,
 *  and with it all that a burst could be compared with.
 *
 *  @param postOfStretch ascending, so that one quiet column is open at a time
 *  @param sizes actions of each stretch */
function thinMerged(postOfStretch: readonly number[], sizes: Uint32Array) {
  const columnOfStretch = new Uint32Array(postOfStretch.length)
  const postOfColumn: number[] = []
  let quietPost = -1
  let quietColumn = -1
  for (let stretch = 0; stretch < postOfStretch.length; stretch += 1) {
    const post = postOfStretch[stretch] ?? 0
    const isQuiet = (sizes[stretch] ?? 0) < busyActionsMin
    if (isQuiet && post === quietPost) {
      columnOfStretch[stretch] = quietColumn
      continue
    }
    columnOfStretch[stretch] = postOfColumn.length
    if (isQuiet) {
      quietPost = post
      quietColumn = postOfColumn.length
    }
    postOfColumn.push(post)
  }
  return { columnOfStretch, postOfColumn }
}
