/** Trains the weights of the trust score and writes them with their card; with `--limits` it sets the limits of the decision alone. Runs as a program of its own, because the engine reads its models when
 *  it starts: the signals must be measured with the models that were written a moment ago. */

import { spawnSync } from 'node:child_process'
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type TrustCard, type TrustModel, trustModel } from '@vouch/engine'
import { creatorFiles } from '../creators/creator-file.ts'
import { decisionLimits } from './decision-limits.ts'
import { brier, calibrationError, judged, sideCheck, weightedRanking, weightedShare } from './judged.ts'
import { trustPopulation } from './population.ts'
import { emptyCard, trainedTrust } from './trained-trust.ts'
import type { Half, TrustRow } from './trust-row.ts'
import { isAlarming, isAsFound, medianWidth } from './trust-tables.ts'
import { weightsOf } from './weigher.ts'

const trustFile = 'trust.json'

/** Fewer real creators are no background to tell fraud from. */
const realCreatorsMin = 200

/** What another draw of the same population is held against. */
export const fullyKnownRanking = 'AUC, simulated creators of whom everything is known'

export function isFullyKnown({ source, coverage }: TrustRow): boolean {
  return source === 'simulated' && coverage === 'all'
}

/** Starts the training in a process of its own. The file is left as it is where the folder has too few real creators.
 *  @throws when the training fails */
export function writeTrust(data: string, out: string): void {
  if (!enoughCreators(data)) return
  const { status } = spawnSync(process.execPath, [import.meta.filename, '--data', data, '--out', out], {
    stdio: 'inherit',
  })
  if (status !== 0) throw new Error(`Training the trust score ended with ${status}.`)
}

/** @returns whether the folder has a background of real creators */
export function enoughCreators(data: string): boolean {
  if (!readdirSync(data).some((name) => /^creators_.*\.json$/.test(name))) return false
  return creatorFiles(data).reduce((sum, { creators }) => sum + creators.length, 0) >= realCreatorsMin
}

/** @param rows both halves, with weights
 *  @returns the model with its card: fitted on one half, its figures taken from the other */
export function carriedTrust(rows: readonly TrustRow[]): TrustModel {
  const part = (name: Half) => rows.filter(({ half }) => half === name)
  const fitted = trainedTrust(part('fit'), part('calibrate'))
  const test = part('test')
  const verdicts = judged(test, { ...fitted, card: emptyCard })
  const check = sideCheck(verdicts)
  const realClean = verdicts.filter(isAsFound)
  const figures = {
    'AUC, creators not fitted to': weightedRanking(verdicts),
    [fullyKnownRanking]: weightedRanking(verdicts.filter(({ row }) => isFullyKnown(row))),
    'Brier score': brier(verdicts),
    'calibration error': calibrationError(verdicts),
    'median width of the interval, points': medianWidth(verdicts),
    'share whose interval excludes 70': check.excluded,
    'of these on the wrong side': check.wrong,
    'real creators as they are, called high or critical': weightedShare(realClean, isAlarming),
  }
  return { card: { ...cardText, sources: sourcesOf(rows), figures: mapped(figures) }, ...fitted }
}

const cardText: Omit<TrustCard, 'sources' | 'figures'> = {
  title: 'Trust score: what each signal is worth, and how much doubt is left',
  meaning:
    'Log-odds that the audience or the engagement of a creator was manipulated, from a stated share of 22 %. Validated on simulated and semi-synthetic creators: no public data show which real creators bought what.',
  method:
    'Log-odds of signals times fitted factors, weakened within groups and beside accusations, added up. Factors by penalised log loss, pulled to 1; doubt from the spread of each signal; the width of the interval is the narrowest at which nearly all bins of creators whose like the weights had not met hold the share of clean ones found in them.',
  definition:
    'Manipulated: at least 20 % of the followers, or at least 20 % of the likes, views or comments of all posts that are read, were bought or written by bots or given by a ring; or at least 40 % of a pod comes to the posts of its rounds; or a seesaw follows and drops at least 2,000 accounts. Less counts as clean.',
}

function sourcesOf(rows: readonly TrustRow[]): TrustCard['sources'] {
  const notes = {
    simulated: 'simulator of this repository, six platforms, with all, some or only the posts of the data',
    real: 'public crawls of Instagram, TikTok and YouTube (posts only), as they are and with a purchase injected',
  } as const
  return (['simulated', 'real'] as const).map((name) => {
    const some = rows.filter(({ source }) => source === name)
    return {
      name,
      rows: some.length,
      manipulated: some.filter(({ manipulated }) => manipulated).length,
      note: notes[name],
    }
  })
}

function mapped(figures: Record<string, number>): Record<string, number> {
  return Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, Number(value.toPrecision(4))]))
}

/** @param rows the calibrating part, with weights
 *  @returns the model with the limits of its decision set anew, its weights as they are */
export function withLimits(model: TrustModel, rows: readonly TrustRow[]): TrustModel {
  return { ...model, decision: decisionLimits(rows, weightsOf(model)) }
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: { data: { type: 'string' }, out: { type: 'string' }, limits: { type: 'boolean' } },
  })
  const data = values.data ?? ''
  const model = values.limits
    ? withLimits(trustModel, trustPopulation(data, ['calibrate']))
    : carriedTrust(trustPopulation(data, ['fit', 'calibrate', 'test']))
  writeFileSync(join(values.out ?? '', trustFile), `${JSON.stringify(model)}\n`)
  console.log(`${trustFile}: ${Object.keys(model.signals).length} signals weighed.`)
}
