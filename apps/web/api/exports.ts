import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type ExportedFile,
  type ExportFilter,
  type ExportFormat,
  type ExportSubject,
  failureOf,
  fileExports,
  send,
} from '@vouch/contract'
import { useEffect } from 'react'
import { saveFile } from '../ui/charts/csv.ts'
import { randomId } from '../ui/random-id.ts'
import { toast } from '../ui/toast.ts'
import { call, clientSettings } from './client.ts'
import { sentenceOf } from './refusal.ts'

/** Files of reports and lists: ask for one, follow it while it is made, fetch it. */

const listKey = ['exports', 'list']
const oneKey = (id: string) => ['exports', 'one', id]
const pageRows = 20
/** Most files are made within two seconds. */
const lookAgainMs = 700
/** A file of some megabytes over a slow line. */
const fileMsMax = 120_000

export interface ExportWish {
  subject: ExportSubject
  format: ExportFormat
  sourceId?: string
  creator?: string
  filter?: ExportFilter
  link?: boolean
  additions?: boolean
}

export function isUnderWay({ state }: Pick<ExportedFile, 'state'>): boolean {
  return state === 'queued' || state === 'running'
}

/** Asks for a file. One key a wish: a repeated press pays once.
 *  @param asked hears of each file that is being made, also when the page that asked was left */
export function useAskForFile(asked: (file: ExportedFile, wish: ExportWish) => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (wish: ExportWish) =>
      call(fileExports.create, { headers: { 'idempotency-key': randomId() }, body: wish }),
    onSuccess: (file, wish) => {
      queries.setQueryData(oneKey(file.id), file)
      asked(file, wish)
      void queries.invalidateQueries({ queryKey: listKey })
    },
  })
}

/** One file, looked at again until it has ended. */
export function useFile(id: string | null): ExportedFile | null {
  const queries = useQueryClient()
  const file = useQuery({
    queryKey: oneKey(id ?? ''),
    queryFn: ({ signal }) => call(fileExports.show, { params: { id: id ?? '' } }, signal),
    enabled: id !== null,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data === undefined || isUnderWay(data) ? lookAgainMs : false),
  })
  const ended = file.data !== undefined && !isUnderWay(file.data)
  useEffect(() => {
    if (!ended) return
    void queries.invalidateQueries({ queryKey: listKey })
  }, [ended, queries])
  return file.data ?? null
}

/** All files, newest first; read again while any of them is being made. */
export function useFiles() {
  return useInfiniteQuery({
    queryKey: listKey,
    queryFn: ({ pageParam, signal }) =>
      call(fileExports.list, { query: { limit: pageRows, cursor: pageParam } }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    refetchOnMount: 'always',
    refetchInterval: ({ state: { data } }) =>
      data?.pages.some((page) => page.exports.some(isUnderWay)) ? lookAgainMs : false,
  })
}

/** Fetches the file and hands it to the browser: it needs the token, so it cannot be linked to. */
export async function fetchFile({ id, fileName }: Pick<ExportedFile, 'id' | 'fileName'>): Promise<void> {
  try {
    const response = await send(clientSettings(fileMsMax), fileExports.file, { params: { id } })
    if (!response.ok) throw await failureOf(response)
    saveFile(fileName ?? 'vouch-export', await response.blob())
  } catch (error) {
    toast('We couldn’t download the file', sentenceOf(error, 'Try again in a moment.'), 'risk')
  }
}
