import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiFailure, addressOf, failureOf, imports, type ReplyOf, type Verification } from '@vouch/contract'
import { clientSettings } from './client.ts'
import { openedVerification } from './opened-verification.ts'
import { FileNotSent, sentFile } from './sent-file.ts'

/** Files that somebody who is signed in brings. */

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

async function sendFile<Reply>(address: string, file: Blob, sending?: Sending): Promise<Reply> {
  const identity = clientSettings().identity()
  const headers = {
    ...(identity && { authorization: `Bearer ${identity.token}`, 'x-user-id': identity.userId }),
    ...(identity?.workspaceId && { 'x-workspace-id': identity.workspaceId }),
    ...(sending && { 'idempotency-key': sending.key }),
  }
  const { status, text } = await sentFile(address, file, { headers, ...(sending && { tell: sending.tell }) }).catch(
    notSent,
  )
  if (status >= 200 && status < 300) return JSON.parse(text) as Reply
  throw await failureOf(new Response(text, { status }))
}

function notSent(error: unknown): never {
  if (!(error instanceof FileNotSent)) throw error
  throw new ApiFailure(0, { error: error.message, code: error.reason, requestId: '' })
}
