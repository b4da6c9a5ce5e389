import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiFailure, addressOf, failureOf, imports, type ReplyOf, type Verification } from '@vouch/contract'
import { clientSettings } from './client.ts'
import { openedVerification } from './opened-verification.ts'

/** Files that are sent as they are, with how far they are: `fetch` doesn't tell. */

export type ImportColumns = ReplyOf<typeof imports.columns>

export interface SentImport {
  name: string
  platform: string
  handle: string
  /** JSON of what the columns of a list mean. */
  columns?: string
  file: Blob
}

interface Sending {
  key: string
  tell: (share: number) => void
}

/** Half a gigabyte over a slow line, and the reading of it. */
const patienceMs = 1_020_000

/** Starts a verification from a file. */
export function useStartImport() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ sent: { file, ...query }, key, tell }: Sending & { sent: SentImport }) =>
      sendFile<ReplyOf<typeof imports.create>>(addressOf(imports.create, { query }), file, { key, tell }),
    onSuccess: (answer, { sent }) => {
      queries.setQueryData<Verification>(['verifications', 'one', answer.id], (known) => known ?? opened(answer, sent))
      void queries.invalidateQueries({ queryKey: ['verifications', 'list'] })
    },
  })
}

/** Reads the columns of a list. */
export function loadColumns(file: File): Promise<ImportColumns> {
  return sendFile<ImportColumns>(addressOf(imports.columns, { query: { name: file.name } }), file)
}

/** What is shown until the verification has been read for the first time. */
function opened(answer: ReplyOf<typeof imports.create>, { name, platform, handle }: SentImport): Verification {
  const submission = { file: { name, text: '' }, ...(platform && { platform }), ...(handle && { handle }) }
  return openedVerification(answer, submission, new Date().toISOString())
}

function sendFile<Reply>(address: string, file: Blob, sending?: Sending): Promise<Reply> {
  const identity = clientSettings().identity()
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', address)
    request.timeout = patienceMs
    request.setRequestHeader('content-type', 'application/octet-stream')
    if (identity) request.setRequestHeader('authorization', `Bearer ${identity.token}`)
    if (identity) request.setRequestHeader('x-user-id', identity.userId)
    if (identity?.workspaceId) request.setRequestHeader('x-workspace-id', identity.workspaceId)
    if (sending) request.setRequestHeader('idempotency-key', sending.key)
    request.upload.onprogress = ({ loaded, total }) => sending?.tell(total === 0 ? 1 : loaded / total)
    request.onload = () => {
      if (request.status >= 200 && request.status < 300) resolve(JSON.parse(request.responseText) as Reply)
      else failureOf(new Response(request.responseText, { status: request.status })).then(reject, reject)
    }
    request.onerror = () => reject(unreachable('We couldn’t reach the server. Try again.', 'unreachable'))
    request.ontimeout = () => reject(unreachable('The server took too long to respond. Try again.', 'timeout'))
    request.send(file)
  })
}

function unreachable(error: string, code: string): ApiFailure {
  return new ApiFailure(0, { error, code, requestId: '' })
}
