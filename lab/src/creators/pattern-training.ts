import type { Post, Snapshot } from '@vouch/engine'
import {
  type DoseTables,
  doseMargins,
  figureBins,
  mixed,
  type PatternEdges,
  type PatternModel,
  type PatternModels,
  patternDeliveries,
} from '../../../packages/engine/src/posts/pattern-model.ts'
import { type PatternCount, patternNames } from '../../../packages/engine/src/posts/pattern-names.ts'
import { patternPosts, patternPostsMin } from '../../../packages/engine/src/posts/pattern-reading.ts'
import { creatorFiles } from './creator-file.ts'
import { creatorSnapshot } from './creator-snapshot.ts'
import { calibrationCurve } from './pattern-calibration.ts'
import { figureEdges, fitPattern, patternFitOptions } from './pattern-fit.ts'
import { balanced, type PatternRow, patternDoses, patternRows } from './pattern-rows.ts'
import { fittedPostsMin, longPosts, type PatternTask, patternTasks } from './pattern-tasks.ts'
import { isFitHalf, textSeed } from './text-seed.ts'

/** Fits the tables of count patterns: real creators of the fit half as they are, against the same creators with counts bought for
 *  them at every dose and in each way in which sellers deliver. The other half is never looked at. */

type Tables = Pick<DoseTables, 'dose' | 'ways'>

const folds = [0, 1, 2] as const
const creatorsMin = 30
/** Parts of the creators that lie below what counts as measured: of followers, and of typical counts on their own platform and on others. */
const below = { followers: 0.02, medians: 0.01, mediansElsewhere: 0.05 } as const
/** From a hundred on a count is fine enough for every figure, however large the measured creators were. */
const medianEnough = 100

/** @param folder of the real creators
 *  @param seed of the split in halves; what ships has 0
 *  @returns the models of all platforms and counts whose file is there; the same bytes for the same data */
export function trainedPatterns(folder: string, seed = 0): PatternModels {
  const files = creatorFiles(folder).map(({ name, creators }) => ({
    name,
    snapshots: creators.filter(({ creator }) => isFitHalf(creator, seed)).map(creatorSnapshot),
  }))
  const models: PatternModel[] = []
  const sources = new Map<string, number>()
  for (const task of patternTasks) {
    const used = files.filter(({ name }) => task.files.includes(name))
    const snapshots = used.flatMap((file) => file.snapshots)
    const rows = snapshots.flatMap((snapshot) => patternRows(task, snapshot))
    const model = trainedPattern(task, rows)
    if (model === null) continue
    models.push({ ...model, ...rangesOf(task, snapshots) })
    for (const file of used) sources.set(file.name, file.snapshots.length)
  }
  return {
    card: {
      title: 'Patterns of bought likes, comments and views',
      meaning:
        'How much likelier the counts of a creator’s posts are if a tenth, a quarter, a half or seven tenths of one count was bought than if nothing was, as log likelihood ratios.',
      method:
        'Additive tables over some sixty figures, boosted with one-question trees; one set for each dose and way of delivery: the same package on every post, packages on some posts, packages in a row, posts brought up to one level or a minimum, posts lifted in proportion. Bought counts are simulated on real creators. Calibrated on creators that the tables had not seen. Half of the creators are held back for the reported figures. Models of "any" platform leave out what speaks of rates.',
      sources: [...sources].map(([name, creators]) => ({ name, creators, note: 'public crawl; the fit half' })),
      figures: Object.fromEntries(models.map((model) => [nameOf(model), model.creators])),
    },
    models,
  }
}

type MeasuredRanges = Pick<PatternModel, 'followersMin' | 'mediansMin'>

/** @returns how small creators may be before the tables speak of what nobody measured */
export function rangesOf({ platform, count, against }: PatternTask, snapshots: readonly Snapshot[]): MeasuredRanges {
  const lowest = (values: number[], part: number) =>
    [...values].sort((a, b) => a - b)[Math.floor(part * values.length)] ?? 0
  const shown = snapshots
    .map((snapshot) => patternPosts(snapshot.posts, [count, ...against]))
    .filter(({ length }) => length >= fittedPostsMin)
  const medianOf = (posts: readonly Post[], name: PatternCount) =>
    lowest(
      posts.map((post) => post[name] ?? 0),
      0.5,
    )
  return {
    followersMin: lowest(
      snapshots.map(({ profile }) => profile?.followers ?? 0),
      below.followers,
    ),
    mediansMin: [count, ...against].map((name) =>
      Math.min(
        medianEnough,
        lowest(
          shown.map((posts) => medianOf(posts, name)),
          platform === 'any' ? below.mediansElsewhere : below.medians,
        ),
      ),
    ),
  }
}

function nameOf({ platform, count, against, postsMin }: PatternModel): string {
  return `${platform} ${count} against ${against.join(', ')} from ${postsMin} posts, creators`
}

/** @param rows of all creators of the task
 *  @returns null for too few creators */
export function trainedPattern(
  task: PatternTask,
  rows: readonly PatternRow[],
): Omit<PatternModel, keyof MeasuredRanges> | null {
  const creators = new Set(rows.map(({ creator }) => creator)).size
  if (creators < creatorsMin) return null
  const all = patternNames(task.against)
  const cuts = figureEdges(
    all,
    rows.map(({ figures }) => figures),
  )
  const edges = namesOf(task).map((name): PatternEdges => ({ name, edges: cuts[all.indexOf(name)] ?? [] }))
  const tables = fittedDoses(task, edges, rows)
  const unseen = unseenMixtures(task, edges, rows)
  return {
    platform: task.platform,
    count: task.count,
    postsMin: task.length === 'long' ? longPosts : patternPostsMin,
    against: task.against,
    figures: edges,
    doses: tables.map(({ dose, ways }, index) => {
      const kept = rows.flatMap((row, place) => (row.delivery === null || row.dose === dose ? [place] : []))
      const { labels, weights } = balanced(kept.flatMap((place) => rows[place] ?? []))
      const mixtures = kept.map((place, at) => ({
        mixture: unseen[place]?.[index] ?? 0,
        bought: labels[at] === 1,
        weight: weights[at] ?? 0,
      }))
      return { dose, ways, curve: calibrationCurve(mixtures) }
    }),
    creators,
  }
}

/** Models that others borrow leave out the levels: what is usual differs between platforms, how counts follow each other less. */
function namesOf({ platform, against }: PatternTask): string[] {
  return patternNames(against).filter((name) => platform !== 'any' || !name.endsWith('level'))
}

function fittedDoses(task: PatternTask, figures: readonly PatternEdges[], rows: readonly PatternRow[]): Tables[] {
  const all = patternNames(task.against)
  const columns = figures.map(({ name }) => all.indexOf(name))
  const names = figures.map(({ name }) => name)
  const cuts = figures.map(({ edges }) => edges)
  return patternDoses.map((dose) => ({
    dose,
    ways: patternDeliveries.map((delivery) => {
      const used = rows.filter((row) => row.delivery === null || (row.delivery === delivery && row.dose === dose))
      const picked = used.map((row) => ({ ...row, figures: columns.map((at) => row.figures[at] ?? Number.NaN) }))
      const fitted = fitPattern(names, balanced(picked), patternFitOptions, cuts)
      const scores = names.map((name) => {
        const table = fitted.find((one) => one.name === name)?.scores.slice(1) ?? []
        return table.map((score) => Number(score.toFixed(2)))
      })
      return { delivery, scores }
    }),
  }))
}

/** Each fold of creators is read by tables of the other two.
 *  @returns for each row its mixture by dose */
function unseenMixtures(task: PatternTask, figures: readonly PatternEdges[], rows: readonly PatternRow[]): number[][] {
  const foldOf = ({ creator }: PatternRow) => textSeed(`fold ${creator}`) % folds.length
  const model = { against: task.against, figures }
  const fitted = folds.map((fold) =>
    fittedDoses(
      task,
      figures,
      rows.filter((row) => foldOf(row) !== fold),
    ),
  )
  return rows.map((row) => {
    const bins = figureBins(model, row.figures)
    return (fitted[foldOf(row)] ?? []).map((tables) => mixed(doseMargins(tables, bins)))
  })
}
