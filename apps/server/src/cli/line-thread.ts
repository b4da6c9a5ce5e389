import { answerOrders } from '../foundation/jobs/answer-orders.ts'
import { answerToLine } from './answer-to-line.ts'

/** A thread behind `LineScorers`: the bytes of a snapshot in, a report as text out. */

const decoder = new TextDecoder()

answerOrders<Uint8Array, string>(async (line) => answerToLine(decoder.decode(line)))
