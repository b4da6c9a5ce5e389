import { type ReadCustomers, readCustomers } from '../finding/discovery/read-customers.ts'
import { type ReadUpload, readUpload } from '../verdicts/verifications/read-upload.ts'

/** Every kind of upload with what reads it. A room with uploads of its own adds its kind here. */

export interface UploadReadings {
  verification: ReadUpload
  customers: ReadCustomers
}

export type UploadKind = keyof UploadReadings

export const uploadReaders: {
  readonly [Kind in UploadKind]: (bytes: Uint8Array, at: Date) => Promise<UploadReadings[Kind]>
} = { verification: readUpload, customers: readCustomers }

/** What the thread is sent. */
export interface UploadOrder {
  kind: UploadKind
  /** The body as it was received (`received-body.ts`). */
  blocks: Uint8Array[]
  bytes: number
  at: Date
}
