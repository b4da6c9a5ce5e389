import { Problem } from '@vouch/contract'
import { answerOrders } from '../src/foundation/jobs/answer-orders.ts'
import type { UploadOrder } from '../src/threads/upload-readers.ts'

/** A thread that reads nothing and says that it was asked. */
answerOrders(async ({ kind, bytes }: UploadOrder) => {
  throw new Problem('bad_file', `The thread was given ${bytes} bytes of ${kind}.`)
})
