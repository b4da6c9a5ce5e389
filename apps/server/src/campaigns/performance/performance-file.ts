import type { PerformanceDocument, PerformanceFormat } from '@vouch/contract'
import { csvText, performanceTable } from '@vouch/presentation'
import { fileNameOf } from '../../verdicts/exports/file-name.ts'
import type { PerformanceParts } from './performance-parts.ts'

/** A performance report as a file. It follows from the document alone, so it is made when it is asked for and kept nowhere. */

export interface PerformanceFile {
  body: Buffer
  mediaType: string
  fileName: string
}

export async function performanceFile(
  { printer, operator }: Pick<PerformanceParts, 'printer' | 'operator'>,
  id: string,
  document: PerformanceDocument,
  format: PerformanceFormat,
): Promise<PerformanceFile> {
  const fileName = fileNameOf([document.name, 'performance', document.madeAt.slice(0, 10)], format)
  if (format === 'csv')
    return { body: Buffer.from(csvText(performanceTable(document))), mediaType: 'text/csv; charset=utf-8', fileName }
  return { body: await printer.print({ id, document, operator }), mediaType: 'application/pdf', fileName }
}
