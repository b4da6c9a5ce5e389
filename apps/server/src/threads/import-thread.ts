import { answerOrders } from '../foundation/jobs/answer-orders.ts'
import {
  type ColumnsReading,
  type ReadImport,
  readColumns,
  readImport,
  type SentFile,
} from '../verdicts/verifications/read-import.ts'

/** The thread behind `openImports`: where a file lies in, what it says out. */

export interface ImportOrder {
  kind: 'verification' | 'columns'
  file: SentFile
}

answerOrders<ImportOrder, ReadImport | ColumnsReading>(({ kind, file }) =>
  kind === 'columns' ? readColumns(file) : readImport(file),
)
