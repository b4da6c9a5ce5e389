import { answerOrders } from '../../../foundation/jobs/answer-orders.ts'
import type { ReportPaper } from './report-paper.ts'
import { reportPdf } from './report-pdf.ts'

/** The thread behind `Printer`: the parts of a report in, a PDF out. */

answerOrders((paper: ReportPaper) => reportPdf(paper))
