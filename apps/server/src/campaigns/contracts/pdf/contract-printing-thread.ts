import { answerOrders } from '../../../foundation/jobs/answer-orders.ts'
import type { ContractPaper } from './contract-paper.ts'
import { contractPdf } from './contract-pdf.ts'

/** The thread behind `ContractPrinter`: a contract in, a PDF out. */

answerOrders((paper: ContractPaper) => contractPdf(paper))
