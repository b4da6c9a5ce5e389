import { joinedBlocks } from '../foundation/http/received-body.ts'
import { answerOrders } from '../foundation/jobs/answer-orders.ts'
import { type UploadKind, type UploadOrder, type UploadReadings, uploadReaders } from './upload-readers.ts'

/** The thread behind `openUploads`: the bytes of a body in, what it says out. */

answerOrders<UploadOrder, UploadReadings[UploadKind]>(({ kind, blocks, bytes, at }) =>
  uploadReaders[kind](joinedBlocks(blocks, bytes), at),
)
