import { setTimeout as pause } from 'node:timers/promises'
import type { ExportedFile } from '@vouch/contract'
import Papa from 'papaparse'
import type { Rooms, Visitor } from './rooms.ts'

/** Files asked for in tests, waited for and fetched as a browser does. */

export async function ended(visitor: Visitor, id: string): Promise<ExportedFile> {
  for (let waited = 0; waited < 2_400; waited += 1) {
    const { body } = await visitor.ask('GET', `/api/exports/${id}`)
    if (body.state !== 'queued' && body.state !== 'running') return body
    await pause(50)
  }
  throw new Error('The export did not end within two minutes')
}

export async function made(visitor: Visitor, wish: object): Promise<ExportedFile> {
  const { status, body } = await visitor.ask('POST', '/api/exports', wish)
  if (status !== 202) throw new Error(`${status}: ${JSON.stringify(body)}`)
  return ended(visitor, body.id)
}

export async function download({ app }: Rooms, { token }: Visitor, id: string) {
  const headers = { authorization: `Bearer ${token}` }
  return app.inject({ method: 'GET', url: `/api/exports/${id}/file`, headers })
}

/** @returns the rows of a CSV that was made, by the names of its columns. */
export async function rowsOf(rooms: Rooms, visitor: Visitor, wish: object): Promise<Record<string, string>[]> {
  const { id } = await made(visitor, { format: 'csv', ...wish })
  const { body } = await download(rooms, visitor, id)
  return Papa.parse<Record<string, string>>(body, { header: true, skipEmptyLines: true }).data
}
