import { existsSync } from 'node:fs'
import { ok, type Vouch } from '@vouch/client/source'
import { type ExportFormat, exportCost, exportFormats } from '@vouch/contract'
import { plural } from '@vouch/presentation'
import { CommandFault } from '../command-fault.ts'
import { tell } from '../with-connector.ts'
import { confirmCost } from './ask.ts'
import { connected, write } from './connected.ts'
import { refuseUnwritable, writeNew } from './out-file.ts'
import { waitFor } from './wait-for.ts'

export interface ExportOptions {
  json: boolean
  yes: boolean
  format: string | undefined
  /** Where the file goes; absent: its own name, here. */
  out: string | undefined
}

/** Makes a file of a report, or of all verifications, and saves it. What it costs is asked for first. */
export async function exportFile(what: string | undefined, options: ExportOptions): Promise<void> {
  if (what === undefined)
    throw new CommandFault('Say what to export: the ID of a verification, or verifications for the whole list.')
  const isList = what === 'verifications'
  const format = formatOf(options.format ?? (isList ? 'csv' : 'pdf'))
  if (isList && format === 'pdf') throw new CommandFault('A list can be exported as csv or json.')
  refuseUnwritable(options.out ?? freeName(`vouch-export.${format}`))
  await confirmCost(exportCost(format), `A ${format.toUpperCase()} export`, options.yes)
  await connected(async (vouch) => {
    const body = {
      subject: isList ? 'verifications' : 'report',
      format,
      ...(isList ? {} : { sourceId: what }),
    } as const
    const { id } = ok(await vouch.POST('/api/exports', { body }))
    const done = await whenReady(vouch, id)
    const file = options.out ?? freeName(done.fileName ?? `vouch-export.${format}`)
    const answer = await vouch.GET('/api/exports/{id}/file', { params: { path: { id } }, parseAs: 'arrayBuffer' })
    keep(file, id, Buffer.from(ok(answer) as ArrayBuffer))
    write(options.json, { ...done, file }, () => [file])
  })
}

/** A file that was paid for is not lost where it can't be kept here. */
function keep(file: string, id: string, bytes: Buffer): void {
  try {
    writeNew(file, bytes)
  } catch (error) {
    if (!(error instanceof CommandFault)) throw error
    throw new CommandFault(`${error.message} Fetch it again for free: vouch api /api/exports/${id}/file --out FILE`)
  }
}

function formatOf(text: string): ExportFormat {
  const format = exportFormats.find((each) => each === text.toLowerCase())
  if (format === undefined) throw new CommandFault(`--format takes ${exportFormats.join(', ')}.`)
  return format
}

async function whenReady(vouch: Vouch, id: string) {
  let stage: string | null = null
  const ask = async () => ok(await vouch.GET('/api/exports/{id}', { params: { path: { id } } }))
  const ready = await waitFor(ask, (file) => {
    if (file.state === 'ready') return file
    if (file.state === 'failed' || file.state === 'gone') {
      const charged = file.creditsUsed ? `It cost ${plural(file.creditsUsed, 'credit')}.` : 'Nothing was charged.'
      throw new CommandFault(`${file.reason ?? 'The file couldn’t be made.'} ${charged}`)
    }
    if (file.stage !== null && file.stage !== stage) tell(`  ${file.stage}`)
    stage = file.stage
    return null
  })
  if (ready !== null) return ready
  throw new CommandFault(
    `The file takes longer than ten minutes. It will be under Exports on screen, and here: vouch api /api/exports/${id}/file --out FILE`,
  )
}

/** A file that is there already is never written over. */
function freeName(name: string): string {
  const plain = name.replace(/[\\/]/g, '-')
  const [, stem = plain, ending = ''] = /^(.*?)(\.[^.]*)?$/.exec(plain) ?? []
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? plain : `${stem}-${number}${ending}`
    if (!existsSync(candidate)) return candidate
  }
}
