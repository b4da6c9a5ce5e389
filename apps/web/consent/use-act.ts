import type { ReplyOf, Route } from '@vouch/contract'
import { useState } from 'react'
import { type FormOutcome, postTo } from '../marketing/forms/post-form.ts'

/** Telling a platform may take its time. */
const actMsMax = 30_000

/** One deed of a creator's page at a time, with the sentence of its refusal. */
export function useAct() {
  const [busy, setBusy] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)

  /** @returns the answer; null where it was refused */
  async function act<R extends Route>(address: string, body: object = {}): Promise<ReplyOf<R> | null> {
    setBusy(address)
    setRefusal(null)
    const outcome: FormOutcome<ReplyOf<R>> = await postTo<R>(address, actMsMax, body)
    setBusy(null)
    if (outcome.ok) return outcome.body
    setRefusal(outcome.error ?? 'We didn’t get a response. Please try again.')
    return null
  }

  return { act, busy, refusal }
}
