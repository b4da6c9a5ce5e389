import { answerOrders } from '../foundation/jobs/answer-orders.ts'
import { answerToLine, type LineAnswer } from './answer-to-line.ts'

/** A thread behind `LineScorers`: the bytes of a snapshot in, a report as text out. */

answerOrders<LineOrder, LineAnswer>(async ({ bytes, line }) => answerToLine(bytes, line))

export interface LineOrder {
  bytes: Uint8Array
  /** Its number, from 1. */
  line: number
}
