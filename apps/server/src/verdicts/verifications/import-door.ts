import type { UploadPlaces } from '../../foundation/http/upload-places.ts'
import type { ColumnsReading, ReadImport, SentFile } from './read-import.ts'

/** Where files are read, and how many may come in at once. */
export interface ImportDoor {
  places: Pick<UploadPlaces, 'take'>
  /** @throws Problem that refuses the file */
  read: (file: SentFile, caller: ImportCaller) => Promise<ReadImport>
  columns: (file: SentFile, caller: ImportCaller) => Promise<ColumnsReading>
}

export interface ImportCaller {
  account: string
  /** Ends when the caller has gone. */
  signal: AbortSignal
}
