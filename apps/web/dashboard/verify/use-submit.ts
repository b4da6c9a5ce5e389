import { ApiFailure } from '@vouch/contract'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { sentenceOf } from '../../api/refusal.ts'
import { type Submission, useStartVerification } from '../../api/verifications.ts'
import { randomId } from '../../ui/random-id.ts'
import { isOutcomeUnknown, type SubmissionKey, submissionKey } from './submission-key.ts'

export interface Refusal {
  sentence: string
  /** The server's; null where the page itself refuses. */
  code?: string | null
  /** Messages by field, where the server names fields. */
  fields: Record<string, string>
}

/** Sends a submission and goes to its progress. A refusal stays beside the form, which keeps everything. */
export function useSubmit() {
  const navigate = useNavigate()
  const start = useStartVerification()
  const pending = useRef<SubmissionKey | null>(null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)

  async function submit(submission: Submission): Promise<void> {
    if (start.isPending) return
    setRefusal(null)
    const key = submissionKey(pending.current, JSON.stringify(submission), randomId)
    pending.current = key
    try {
      const { id } = await start.mutateAsync({ submission, key: key.key })
      pending.current = null
      navigate(`/dashboard/verifications/${id}`)
    } catch (error) {
      const failure = error instanceof ApiFailure ? error : null
      if (!failure || !isOutcomeUnknown(failure.status)) pending.current = null
      setRefusal({
        sentence: sentenceOf(error, 'We couldn’t start the verification. Try again.'),
        code: failure?.body.code ?? null,
        fields: failure?.body.fields ?? {},
      })
    }
  }

  return { submit, busy: start.isPending, refusal, refuse: setRefusal }
}
