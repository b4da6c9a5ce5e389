import { type ExportFilter, type ExportFormat, type ExportSubject, exportDaysKept, Problem } from '@vouch/contract'
import type { Report } from '@vouch/engine'
import { csvText } from '@vouch/presentation'
import { withTransaction } from '../../foundation/db/database.ts'
import { withEveryKey } from '../creators/reports.ts'
import { loadCreatorRequests } from '../creators/suppressions.ts'
import { loadContext } from '../sharing/added-context.ts'
import { insertShare } from '../sharing/share-links.ts'
import { sealedReport } from '../signing/report-digest.ts'
import { type SignedReport, signReport } from '../signing/sign-report.ts'
import { type ExportParts, listRowsMax } from './export-parts.ts'
import { fileNameOf } from './file-name.ts'
import { loadAdditions, noAdditions } from './load-additions.ts'
import { loadDeclaredAudience } from './load-declared-audience.ts'
import { reportCsv } from './report-csv.ts'
import { rowsOfList } from './rows-of-list.ts'

/** Makes the contents of a file. It writes nothing but, where a PDF is to carry one, its share link. */

export interface ExportOrder {
  id: string
  workspaceId: string
  userId: string
  subject: ExportSubject
  format: ExportFormat
  sourceId: string | null
  choices: { link?: boolean; additions?: boolean; title?: string; creator?: string | null; filter?: ExportFilter }
  reportId: string | null
  report: Report | null
  origin: 'address' | 'file' | null
}

export interface MadeFile {
  body: Buffer
  mediaType: string
  fileName: string
  /** What it is called from now on; absent: as it was when it was asked for. */
  title?: string
  /** Reports whose data it shows. */
  reportIds: readonly string[]
}

/** Says how far the work is, 0 to 100, and what comes next. */
export type Tell = (progress: number, stage: string) => Promise<void>

const mediaTypes: Readonly<Record<ExportFormat, string>> = {
  pdf: 'application/pdf',
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
}

/** @throws Problem `report_gone` where the report was deleted since it was asked for; trying again would not help. */
export async function makeFile(parts: ExportParts, order: ExportOrder, tell: Tell): Promise<MadeFile> {
  const { format, subject } = order
  const made = subject === 'report' ? await ofReport(parts, order, tell) : await ofList(parts, order, tell)
  return { ...made, mediaType: mediaTypes[format] }
}

type Contents = Omit<MadeFile, 'mediaType'>

async function ofReport(parts: ExportParts, order: ExportOrder, tell: Tell): Promise<Contents> {
  const { report, reportId, format } = order
  if (report === null || reportId === null) throw new Problem('report_gone')
  await tell(20, 'Reading the report')
  const { digest } = sealedReport(report)
  const signed = await signReport(parts.db.pool, parts, reportId, report)
  const fileName = fileNameOf([report.subject.handle, 'report', report.subject.fetchedAt.slice(0, 10)], format)
  const contents = async () => {
    if (format === 'json') return Buffer.from(signed.text)
    if (format === 'csv') return Buffer.from(reportCsv(withEveryKey(report), digest, signed))
    return printed(parts, { ...order, report, reportId, signed }, digest, tell)
  }
  return { body: await contents(), fileName, reportIds: [reportId] }
}

async function printed(
  parts: ExportParts,
  order: ExportOrder & { report: Report; reportId: string; signed: SignedReport },
  digest: string,
  tell: Tell,
): Promise<Buffer> {
  const { report, workspaceId, sourceId, origin, signed } = order
  const { platform, handle } = report.subject
  const context = await loadContext(parts.db.pool, { workspaceId, platform, handle: handle.toLowerCase() })
  const [creatorRequest = null] = await loadCreatorRequests(parts.db.pool, [report.subject])
  const link = order.choices.link === true ? await linkFor(parts, order) : null
  const additions = order.choices.additions === false ? noAdditions : await loadAdditions(parts, order)
  const audience = await loadDeclaredAudience(parts, order.reportId)
  await tell(40, 'Laying out the pages')
  const { name, number, address } = parts.config.company
  return parts.printer.print({
    ...{ report: withEveryKey(report), digest, link, context, creatorRequest, additions, audience },
    origin: origin ?? 'address',
    signed: { ...signed.signature, checkUrl: signed.checkUrl },
    verificationId: sourceId ?? '',
    printedAt: parts.now().toISOString(),
    operator: `${name}, company number ${number}, ${address}`,
  })
}

/** The link lives as long as the file is kept. It shows the report of today, so it is left out where that is another one by now. */
async function linkFor(parts: ExportParts, { id, userId, workspaceId, sourceId, report }: ExportOrder) {
  if (sourceId === null || report === null) return null
  const wish = { verificationId: sourceId, days: exportDaysKept, label: 'Printed in a PDF' } as const
  const share = await withTransaction(parts.db, async (tx) => {
    // A second attempt at the same file finds the link of the first.
    const linked = await tx.query<{ link: { url: string; expiresAt: string; digest: string } | null }>(
      `select choices -> 'made' as link from exports where id = $1 for update`,
      [id],
    )
    const earlier = linked.rows[0]?.link ?? null
    if (earlier !== null) return earlier
    const { url, expiresAt, digest } = await insertShare(tx, parts, { userId, workspaceId }, wish)
    if (url === null) return null
    const fresh = { url, expiresAt, digest }
    await tx.query(`update exports set choices = choices || jsonb_build_object('made', $2::jsonb) where id = $1`, [
      id,
      JSON.stringify(fresh),
    ])
    return fresh
  })
  return share !== null && share.digest === sealedReport(report).digest ? share : null
}

async function ofList(parts: ExportParts, order: ExportOrder, tell: Tell): Promise<Contents> {
  const { workspaceId, sourceId, format, subject, choices } = order
  const source = parts.sources.find((each) => each.subject === subject)
  if (source === undefined) throw new Problem('not_found', 'List not found.')
  await tell(10, 'Reading the list')
  const wanted = { workspaceId, sourceId, creator: choices.creator ?? null, filter: choices.filter ?? null }
  const { rows, reportIds, isCut } = await rowsOfList(parts.db.pool, source, wanted, tell)
  const text =
    format === 'csv'
      ? csvText({ columns: source.columns, rows })
      : JSON.stringify(
          rows.map((cells) =>
            Object.fromEntries(source.columns.map((column, place) => [column, cells[place] ?? null])),
          ),
        )
  const day = parts.now().toISOString().slice(0, 10)
  const title = choices.title ?? subject
  return {
    body: Buffer.from(text),
    fileName: fileNameOf([title, ...(isCut ? [cutWords] : []), day], format),
    ...(isCut && { title: `${title} (${cutWords})` }),
    reportIds: [...reportIds],
  }
}

/** What a file is called that has not all rows of its list, so that nobody takes it for the whole. */
const cutWords = `first ${listRowsMax.toLocaleString('en-US')} rows`
