import type { Report } from '@vouch/engine'
import opening from './sample-opening.json'

/** Figures of an unchanged answer of the engine, without the evidence behind them. A test makes the file from the whole answer and holds
 *  the two together. The file only knows that its words are texts; they are those of this type. */
export const sampleReport = opening as unknown as Pick<Report, 'signals'>
