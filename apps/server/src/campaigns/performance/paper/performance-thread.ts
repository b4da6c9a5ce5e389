import { answerOrders } from '../../../foundation/jobs/answer-orders.ts'
import { performancePdf } from './performance-pdf.ts'
import type { PerformancePaper } from './performance-printer.ts'

/** The thread behind `PerformancePrinter`: a document in, a PDF out. */

answerOrders((paper: PerformancePaper) => performancePdf(paper))
