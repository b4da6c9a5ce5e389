import { seededRandom } from '@vouch/engine'
import type { LabelledComment } from './labelled-comment.ts'

/** Ways of holding comments out. Rows of one group of near-equal texts are never on both sides. */

export interface Fold {
  train: LabelledComment[]
  test: LabelledComment[]
}

const parts = 5

/** One fold for each video; training rows whose text occurs under the held-out video are dropped. */
export function foldsByVideo(rows: readonly LabelledComment[]): Fold[] {
  const videos = [...new Set(rows.map(({ video }) => video))].sort()
  return videos.map((video) => foldOf(rows, (row) => row.video === video))
}

/** Five folds of whole groups, drawn at random: the videos are known, the texts are not. */
export function foldsByText(rows: readonly LabelledComment[], seed: number): Fold[] {
  const random = seededRandom(seed)
  const groups = [...new Set(rows.map(({ group }) => group))].sort((a, b) => a - b)
  for (let last = groups.length - 1; last > 0; last--) {
    const other = Math.floor((last + 1) * random())
    ;[groups[last], groups[other]] = [groups[other] ?? 0, groups[last] ?? 0]
  }
  const partOf = new Map(groups.map((group, index) => [group, index % parts]))
  return Array.from({ length: parts }, (_, part) => foldOf(rows, ({ group }) => partOf.get(group) === part))
}

/** The folds by which a training chooses for itself: by video where it has several, else by text. */
export function innerFolds(rows: readonly LabelledComment[]): Fold[] {
  const byVideo = foldsByVideo(rows)
  return byVideo.length > 1 ? byVideo : foldsByText(rows, 1)
}

function foldOf(rows: readonly LabelledComment[], isTest: (row: LabelledComment) => boolean): Fold {
  const test = rows.filter(isTest)
  const held = new Set(test.map(({ group }) => group))
  return { test, train: rows.filter((row) => !isTest(row) && !held.has(row.group)) }
}
