import fitted from '../models/arrival.json' with { type: 'json' }
import type { CurveTable } from './natural-curve.ts'

/** What was fitted about arrivals. All of it rests on simulated creators: nobody publishes curves of posts with known purchases, so it says how well
 *  deliveries as sellers describe them can be told from the product's own idea of how posts grow. */

/** How much each way of looking counts. The raw fits are far too sure of themselves, because the posts of one creator err alike. */
export interface ArrivalWeights {
  /** Factor on the fit beside the other count, beside the comments, and of the curve by itself; all at least 0. */
  other: number
  comments: number
  curve: number
  /** Added to every dose, at most 0: how far the middle untouched creator looks bought. */
  base: number
}

export interface ArrivalModel {
  card: { title: string; meaning: string; method: string; figures: Readonly<Record<string, number>> }
  /** Simulated creators behind the weights, untouched ones and others. */
  creators: number
  curves: CurveTable
  weights: Readonly<Record<'likes' | 'views', ArrivalWeights>>
}

/** The figures that reports are made with. */
export const arrivalModel: ArrivalModel = fitted
