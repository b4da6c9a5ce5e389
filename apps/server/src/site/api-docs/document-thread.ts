import { declaredDocument } from '../../foundation/http/declared-document.ts'
import { answerOrders } from '../../foundation/jobs/answer-orders.ts'

/** The thread that writes the API's document: the product's version in, the document's text out. */

answerOrders(async (version: string) => JSON.stringify(await declaredDocument(version)))
