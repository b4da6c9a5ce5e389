import { Problem } from '@vouch/contract'
import type pg from 'pg'
import { forgetLeftFiles } from '../foundation/http/received-file.ts'
import { type UploadLimits, UploadPlaces } from '../foundation/http/upload-places.ts'
import { OrderThread, ThreadOverrun } from '../foundation/jobs/order-thread.ts'
import type { ImportDoor } from '../verdicts/verifications/import-door.ts'
import type { ColumnsReading, ReadImport } from '../verdicts/verifications/read-import.ts'
import type { ImportOrder } from './import-thread.ts'

/** The door that files come in by as they are, and the one thread that reads them. */

export type Imports = ImportDoor & { close: () => Promise<void> }

/** Each file may take half a gigabyte of the disk. */
const limitsUsual: UploadLimits = { atOnceMax: 2, perMinuteMax: 20, ofProcessMax: 6 }
/** A workbook of twenty megabytes is read whole; an export takes a tenth of this, however large it is. */
const memoryMb = 1_024
const youngMb = 16
/** Five million followers take 20 seconds. */
const orderMsMax = 120_000

/** What a process that was killed left behind may be too young to be deleted when the next one starts. */
const forgetEveryMs = 3_600_000

/** The thread is begun with the first file. */
export function openImports(pool: pg.Pool, limits: UploadLimits = limitsUsual): Imports {
  // A folder that cannot be looked into or emptied keeps nobody from starting.
  const forget = () => void forgetLeftFiles(new Date()).catch(() => undefined)
  forget()
  const forgetting = setInterval(forget, forgetEveryMs).unref()
  const file = new URL('./import-thread.ts', import.meta.url)
  const thread = new OrderThread<ImportOrder, ReadImport | ColumnsReading>('imports', file, {
    memoryMb,
    youngMb,
    orderMsMax,
  })
  return {
    places: new UploadPlaces(pool, limits),
    // The thread answers with what the kind gives.
    read: (sent, caller) =>
      thread.ask({ kind: 'verification', file: sent }, caller).catch(refuseOverrun) as Promise<ReadImport>,
    columns: (sent, caller) =>
      thread.ask({ kind: 'columns', file: sent }, caller).catch(refuseOverrun) as Promise<ColumnsReading>,
    close: async () => {
      clearInterval(forgetting)
      await thread.close()
    },
  }
}

function refuseOverrun(error: unknown): never {
  if (!(error instanceof ThreadOverrun)) throw error
  throw new Problem('bad_file', 'This upload takes too much time or memory to read. Send it in parts.')
}
