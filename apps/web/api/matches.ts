import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiFailure, type DiscoveredCreator, type Match, type MatchAnswer, matches } from '@vouch/contract'
import { useRef } from 'react'
import { isOutcomeUnknown, type SubmissionKey, submissionKey } from '../dashboard/verify/submission-key.ts'
import { randomId } from '../ui/random-id.ts'
import { call } from './client.ts'
import { useCreditsMoved } from './credits.ts'
import { whilePreparing } from './while-preparing.ts'

/** Creators found by comparison: what asking would find, asking, and what was found before. */

const listKey = ['matches', 'list']
const oneKey = (id: string) => ['matches', 'one', id]
const pageRows = 20

/** A paid question: its name, what it asks, and the call that asks it, for a preview or for good. */
export interface MatchQuestion {
  kind: string
  body: object
  ask: (preview: boolean, key: string, signal?: AbortSignal) => Promise<MatchAnswer>
}

/** What asking would find and cost. @param question null while there is nothing to ask */
export function useOffer(question: MatchQuestion | null) {
  return useQuery({
    queryKey: ['matches', 'offer', question?.kind, question?.body],
    queryFn: ({ signal }) =>
      question?.ask(true, randomId(), signal) ?? Promise.reject(new Error('Nothing was requested.')),
    enabled: question !== null,
    select: ({ offer }) => offer,
    placeholderData: (before) => before,
    ...whilePreparing,
  })
}

/** Asks for good. One key a question: a retry after a lost line asks about the same match and pays once. */
export function useTakeOffer(question: MatchQuestion | null) {
  const queries = useQueryClient()
  const creditsMoved = useCreditsMoved()
  const pending = useRef<SubmissionKey | null>(null)
  return useMutation({
    mutationFn: async (): Promise<Match> => {
      if (question === null) throw new Error('Nothing was requested.')
      const key = submissionKey(pending.current, JSON.stringify([question.kind, question.body]), randomId)
      pending.current = key
      const { match } = await question.ask(false, key.key)
      if (match === null) throw new Error('The response lists no one.')
      return match
    },
    onError: (error) => {
      if (!(error instanceof ApiFailure && isOutcomeUnknown(error.status))) pending.current = null
    },
    onSuccess: async (match) => {
      pending.current = null
      queries.setQueryData(oneKey(match.id), match)
      void queries.invalidateQueries({ queryKey: listKey })
      await creditsMoved()
    },
  })
}

export function useMatch(id: string) {
  return useQuery({
    queryKey: oneKey(id),
    queryFn: ({ signal }) => call(matches.show, { params: { id } }, signal),
  })
}

/** What was found before, newest first. */
export function useMatches() {
  return useInfiniteQuery({
    queryKey: listKey,
    queryFn: ({ pageParam, signal }) => call(matches.list, { query: { limit: pageRows, cursor: pageParam } }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    refetchOnMount: 'always',
  })
}

/** One creator of the index. @param name null while none is named */
export function useCreator(name: Pick<DiscoveredCreator, 'platform' | 'handle'> | null) {
  return useQuery({
    queryKey: ['matches', 'creator', name],
    queryFn: ({ signal }) =>
      name === null
        ? Promise.reject(new Error('No one was selected.'))
        : call(matches.creator, { query: name }, signal),
    enabled: name !== null,
    ...whilePreparing,
  })
}
