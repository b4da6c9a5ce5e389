import { answerOrders } from '../../../foundation/jobs/answer-orders.ts'
import { layOutSample } from './layout-sample.ts'
import type { ReportPaper } from './report-paper.ts'
import { reportPdf } from './report-pdf.ts'

/** The thread behind `Printer`: the parts of a report in, a PDF out. */

// The renderer and its fonts are half as fast the first time. The thread begins when there is a report, before anybody asks for it on paper.
await layOutSample()
answerOrders((paper: ReportPaper) => reportPdf(paper))
