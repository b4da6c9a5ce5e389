import { ApiFailure } from '@vouch/contract'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { type SentImport, useStartImport } from '../../api/imports.ts'
import { sentenceOf } from '../../api/refusal.ts'
import { randomId } from '../../ui/random-id.ts'
import { isOutcomeUnknown, type SubmissionKey, submissionKey } from './submission-key.ts'
import type { Refusal } from './use-submit.ts'

/** What is being done with a file, with the share that is done, 0 to 1. */
export interface ImportPhase {
  name: 'packing' | 'sending' | 'reading'
  share: number
}

export interface ImportOrder extends Omit<SentImport, 'file'> {
  /** What the file is told apart by: a retry of the same must not pay twice. */
  content: string
  file: (tell: (share: number) => void) => Promise<Blob>
}

/** Packs and sends a file, and goes to its progress. A refusal stays beside the form, which keeps everything. */
export function useImport() {
  const navigate = useNavigate()
  const start = useStartImport()
  const pending = useRef<SubmissionKey | null>(null)
  const [phase, setPhase] = useState<ImportPhase | null>(null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)

  async function submit({ content, file, ...said }: ImportOrder): Promise<void> {
    if (phase !== null) return
    setRefusal(null)
    const key = submissionKey(pending.current, JSON.stringify({ content, ...said }), randomId)
    pending.current = key
    try {
      const packed = await file((share) => setPhase({ name: 'packing', share }))
      const sent = { ...said, file: packed }
      const tell = (share: number) => setPhase({ name: share < 1 ? 'sending' : 'reading', share })
      tell(0)
      const { id } = await start.mutateAsync({ sent, key: key.key, tell })
      pending.current = null
      navigate(`/dashboard/verifications/${id}`)
    } catch (error) {
      const failure = error instanceof ApiFailure ? error : null
      if (!failure || !isOutcomeUnknown(failure.status)) pending.current = null
      const local = failure === null && error instanceof Error ? error.message : null
      setRefusal({
        sentence: local ?? sentenceOf(error, 'We couldn’t read the file. Try again.'),
        fields: failure?.body.fields ?? {},
      })
      setPhase(null)
    }
  }

  return { submit, phase, refusal }
}
