import { hashKey, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type Step,
  send,
  type Verification,
  type VerificationFilter,
  type VerificationSort,
  verifications,
} from '@vouch/contract'
import { useEffect, useState } from 'react'
import { beginsWith, call, callUpload, clientSettings, earlyReply } from './client.ts'
import { type Connection, follow, wait } from './follow.ts'
import { openedVerification, type Submission } from './opened-verification.ts'

/** The user's verifications: start one, list them, read one and follow it while it runs. */

export type { Submission } from './opened-verification.ts'

const listKey = ['verifications', 'list']
const oneKey = (id: string) => ['verifications', 'one', id]
const pageRows = 10

export function isOver(verification: Verification): boolean {
  return verification.state === 'done' || verification.state === 'failed'
}

/** Starts a verification. One key a submission: the same one again asks about the same verification. */
export function useStartVerification() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ submission, key }: { submission: Submission; key: string }) =>
      callUpload(verifications.create, { headers: { 'idempotency-key': key }, body: submission }),
    onSuccess: (answer, { submission }) => {
      const opened = openedVerification(answer, submission, new Date().toISOString())
      queries.setQueryData<Verification>(oneKey(answer.id), (known) => known ?? opened)
      void queries.invalidateQueries({ queryKey: listKey })
    },
  })
}

/** What of the list is looked at; absent parts narrow nothing. */
export interface ListedPart extends VerificationFilter {
  sort?: VerificationSort
}

/** The list, newest first unless another order is asked for. */
export function useVerifications(part: ListedPart = {}, { rows = pageRows, enabled = true } = {}) {
  return useInfiniteQuery({
    queryKey: [...listKey, rows, part],
    queryFn: ({ pageParam, signal }) =>
      call(verifications.list, { query: { ...part, limit: rows, cursor: pageParam } }, signal),
    enabled,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    // Another order is of the same rows: the table stays, and the keyboard in its head.
    placeholderData: (before, asked) => (isReordered(asked?.queryKey.at(-1), part) ? before : undefined),
    // A row may have been running when it was read; coming back to the list asks again.
    refetchOnMount: 'always',
  })
}

function isReordered(before: unknown, { sort: _, ...filter }: ListedPart): boolean {
  if (before === null || typeof before !== 'object') return false
  return hashKey([{ ...before, sort: undefined }]) === hashKey([filter])
}

export function useVerification(id: string) {
  return useQuery({
    queryKey: oneKey(id),
    queryFn: ({ signal }) => call(verifications.show, { params: { id } }, signal),
    ...beginsWith(() => earlyReply(verifications.show, { params: { id } })),
  })
}

/** @returns the verification with `step` in its place. */
export function withStep(verification: Verification, step: Step): Verification {
  const steps = verification.steps.map((each) => (each.name === step.name ? step : each))
  const state = verification.state === 'queued' ? 'running' : verification.state
  return { ...verification, state, steps }
}

/** Keeps a running verification up to date until it ends. @returns how the news comes. */
export function useProgress(id: string, going: boolean): Connection {
  const queries = useQueryClient()
  const [connection, setConnection] = useState<Connection>('live')
  useEffect(() => {
    if (!going) return
    const controller = new AbortController()
    const key = oneKey(id)
    void follow(
      {
        refresh: async () => {
          const verification = await call(verifications.show, { params: { id } }, controller.signal)
          queries.setQueryData(key, verification)
          if (!isOver(verification)) return 'going'
          void queries.invalidateQueries({ queryKey: listKey })
          return 'ended'
        },
        open: async (signal) => {
          const response = await send(clientSettings(), verifications.events, { params: { id } }, signal)
          if (!response.ok || !response.body) throw new Error(`The stream of events answered ${response.status}.`)
          return response.body
        },
        onStep: (step) => queries.setQueryData<Verification>(key, (known) => known && withStep(known, step)),
        onConnection: setConnection,
        wait,
      },
      controller.signal,
    )
    return () => controller.abort()
  }, [id, going, queries])
  return connection
}
