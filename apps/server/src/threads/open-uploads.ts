import { Problem } from '@vouch/contract'
import type pg from 'pg'
import { type UploadLimits, UploadPlaces } from '../foundation/http/upload-places.ts'
import { type UploadDoor, uploadBytesMin } from '../foundation/http/uploads.ts'
import { OrderThread, ThreadOverrun } from '../foundation/jobs/order-thread.ts'
import { type UploadKind, type UploadOrder, type UploadReadings, uploadReaders } from './upload-readers.ts'

/** The doors that uploads come in by, and the one thread that reads them. */

export type Uploads = { readonly [Kind in UploadKind]: UploadDoor<UploadReadings[Kind]> } & {
  close: () => Promise<void>
}

export interface UploadSettings {
  pool: pg.Pool
  now: () => Date
  limits?: UploadLimits
  /** Another thread, for tests. */
  thread?: URL
}

/** Bodies are bounded before they are parsed (`countJson`, `csvExcess`); the worst of those that are let in takes half of this, and a third
 *  of the time. */
const memoryMb = 2_048
const orderMsMax = 60_000
/** A call without a body is a call with an empty one: what is missing is then said field by field. */
const noBody = new TextEncoder().encode('{}')

/** A second to load, and nothing until the first upload: the thread is begun with it. */
export function openUploads({ pool, now, limits, thread: file }: UploadSettings): Uploads {
  const places = new UploadPlaces(pool, limits)
  const thread = new OrderThread<UploadOrder, UploadReadings[UploadKind]>(
    'uploads',
    file ?? new URL('./upload-thread.ts', import.meta.url),
    { memoryMb, orderMsMax },
  )
  const door = <Kind extends UploadKind>(kind: Kind): UploadDoor<UploadReadings[Kind]> => ({
    places,
    read: async (body, caller) => {
      const at = now()
      const { blocks, bytes } = body
      if (bytes < uploadBytesMin) return uploadReaders[kind](bytes === 0 ? noBody : body.joined(), at)
      const transfer = blocks.map(({ buffer }) => buffer)
      const read = await thread.ask({ kind, blocks, bytes, at }, { ...caller, transfer }).catch(refuseOverrun)
      // The thread answers with what the reader of the kind gives.
      return read as UploadReadings[Kind]
    },
  })
  return { verification: door('verification'), customers: door('customers'), close: () => thread.close() }
}

function refuseOverrun(error: unknown): never {
  if (!(error instanceof ThreadOverrun)) throw error
  throw new Problem('bad_file', 'This upload takes too much time or memory to read. Send it in parts.')
}
