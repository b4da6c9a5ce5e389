import { Problem, type ProblemCode } from '@vouch/contract'
import { type OpenExport, openExport } from './open-export.ts'

/** Opens an export and packs what is needed, beside the page, which stays quick. */

export type ExportOrder = { kind: 'open'; file: File; isZip: boolean } | { kind: 'pack' }

export type ExportNews =
  | { kind: 'opened'; found: Omit<OpenExport, 'pack'> }
  | { kind: 'packing'; share: number }
  | { kind: 'packed'; archive: Blob }
  | { kind: 'refused'; code: ProblemCode; sentence: string }

let opened: OpenExport | null = null

self.addEventListener('message', ({ data }: MessageEvent<ExportOrder>) => {
  answer(data).then(say, (error: unknown) => {
    const problem = error instanceof Problem ? error : new Problem('archive_damaged')
    say({ kind: 'refused', code: problem.code, sentence: problem.message })
  })
})

async function answer(order: ExportOrder): Promise<ExportNews> {
  if (order.kind === 'open') {
    opened = await openExport(order.file, order.isZip)
    const { pack: _, ...found } = opened
    return { kind: 'opened', found }
  }
  if (opened === null) throw new Problem('archive_damaged')
  return { kind: 'packed', archive: await opened.pack(tellEachPercent()) }
}

function tellEachPercent(): (share: number) => void {
  let told = -1
  return (share) => {
    const percent = Math.floor(100 * share)
    if (percent > told) say({ kind: 'packing', share: percent / 100 })
    told = Math.max(told, percent)
  }
}

function say(news: ExportNews): void {
  self.postMessage(news)
}
