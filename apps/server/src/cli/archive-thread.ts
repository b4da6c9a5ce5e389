import { answerOrders } from '../foundation/jobs/answer-orders.ts'
import { openArchive } from '../outside/platforms/import/archive/open-archive.ts'
import { readArchive } from '../outside/platforms/import/archive/read-archive.ts'
import type { ArchiveReading } from '../outside/platforms/import/archive/snapshot-of-archive.ts'
import type { ImportOptions } from '../outside/platforms/import/import-snapshot.ts'

/** The thread that reads an export for the command line: where it lies in, what it says out. */

export interface ArchiveOrder {
  path: string
  options: ImportOptions
}

answerOrders<ArchiveOrder, ArchiveReading>(async ({ path, options }, tell) => {
  const archive = await openArchive(path)
  try {
    return await readArchive(archive, options, tell)
  } finally {
    archive.close()
  }
})
