import { answerOrders } from '../../foundation/jobs/answer-orders.ts'
import type { FoundCreator } from './found-creator.ts'
import { type ScreeningOrder, screenedRows } from './screened-rows.ts'

/** The thread behind `screenSandbox`. */

answerOrders<ScreeningOrder, FoundCreator[]>(async (order) => screenedRows(order))
