import { answerOrders } from '../foundation/jobs/answer-orders.ts'
import { answerToLine } from './answer-to-line.ts'

/** A thread behind `LineScorers`: a snapshot in, a report out, both as text. */

answerOrders<string, string>(async (line) => answerToLine(line))
