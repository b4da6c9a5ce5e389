import { unpackSnapshot } from '../creators/snapshots.ts'
import { answerOrders } from '../jobs/answer-orders.ts'
import { reportOf } from './report-of.ts'
import type { ScoringOrder } from './scorer.ts'

/** The thread behind `Scorer`: stored snapshot in, report out. */

answerOrders(async ({ body, settings }: ScoringOrder) => reportOf(await unpackSnapshot(body), settings).report)
