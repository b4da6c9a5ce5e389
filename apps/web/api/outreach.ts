import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type BodyOf,
  type NamedCreator,
  type OpenThread,
  type OutreachOrderInput,
  type OutreachSenderInput,
  outreach,
  outreachContacts,
  outreachSenders,
  outreachSends,
  outreachSuppressions,
  outreachTemplates,
  type ThreadState,
} from '@vouch/contract'
import { call, callWriter } from './client.ts'
import { newerVersionOf } from './refusal.ts'

/** Outreach on this browser: the inbox, what is written, and who sends. */

const allKey = ['outreach']
const threadsKey = [...allKey, 'threads']
const threadKey = (id: string) => [...allKey, 'thread', id]
const templatesKey = [...allKey, 'templates']
const senderKey = [...allKey, 'sender']
const suppressionsKey = [...allKey, 'suppressions']
/** What others send and receive is looked for while the inbox is open. */
const inboxEveryMs = 5_000
/** While something is about to leave, or a page is being read. */
const soonEveryMs = 2_000

export interface InboxFilter {
  state: ThreadState | null
  campaignId: string | null
  mine: boolean
}

export function useThreads({ state, campaignId, mine }: InboxFilter) {
  return useInfiniteQuery({
    queryKey: [...threadsKey, state, campaignId, mine],
    queryFn: ({ pageParam, signal }) =>
      call(
        outreach.list,
        {
          query: {
            ...(state !== null && { state }),
            ...(campaignId !== null && { campaignId }),
            ...(mine && { mine: 'true' as const }),
            ...(pageParam !== null && { cursor: pageParam }),
          },
        },
        signal,
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchInterval: inboxEveryMs,
  })
}

export function useThread(id: string) {
  return useQuery({
    queryKey: threadKey(id),
    queryFn: ({ signal }) => call(outreach.show, { params: { id } }, signal),
    refetchInterval: ({ state }) =>
      state.data?.messages.some(({ dueAt, state: of }) => dueAt !== null && (of === 'waiting' || of === 'sending'))
        ? soonEveryMs
        : inboxEveryMs,
  })
}

/** A deed in a thread, whose answer is the thread as it is then. */
function useThreadDeed<Asked>(id: string, deed: (asked: Asked) => Promise<OpenThread>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: deed,
    onSuccess: (thread) => {
      queries.setQueryData(threadKey(id), thread)
      void queries.invalidateQueries({ queryKey: threadsKey })
    },
  })
}

export type ThreadChange = BodyOf<typeof outreach.change>

export const useChangeThread = (id: string) =>
  useThreadDeed(id, (body: ThreadChange) => call(outreach.change, { params: { id }, body }))
export const useNote = (id: string) =>
  useThreadDeed(id, (text: string) => call(outreach.note, { params: { id }, body: { text } }))
export const useLoggedReply = (id: string) =>
  useThreadDeed(id, (text: string) => call(outreach.received, { params: { id }, body: { text } }))
export const useReply = (id: string) =>
  useThreadDeed(id, (text: string) => call(outreach.reply, { params: { id }, body: { text } }))
export const useStopThread = (id: string) => useThreadDeed(id, () => call(outreach.stop, { params: { id } }))

/** What changes more than one thing is read anew, the campaigns with it. */
function useDeed<Asked, Told>(deed: (asked: Asked) => Promise<Told>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: deed,
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: allKey })
      void queries.invalidateQueries({ queryKey: ['campaigns'] })
    },
    // Whoever is to choose between two versions is shown the newer one.
    onError: (error) =>
      newerVersionOf(error) === null ? undefined : queries.invalidateQueries({ queryKey: templatesKey }),
  })
}

export const useUndoMessage = () => useDeed((id: string) => call(outreachSends.undo, { params: { id } }))
export const useStopThreads = () =>
  useDeed((ids: readonly string[]) => Promise.all(ids.map((id) => call(outreach.stop, { params: { id } }))))

export interface ConfirmedOrder {
  order: OutreachOrderInput
  confirm: { count: number; credits: number }
  key: string
}

export const useSend = () =>
  useDeed(({ order, confirm, key }: ConfirmedOrder) =>
    call(outreachSends.send, { headers: { 'idempotency-key': key }, body: { ...order, confirm } }),
  )

export const usePreview = () =>
  useMutation({ mutationFn: (body: OutreachOrderInput) => call(outreachSends.preview, { body }) })

/** Addresses of creators; read again while pages are being looked through. */
export function useFoundContacts(creators: readonly NamedCreator[]) {
  const named = creators.map(({ platform, handle }) => ({ platform, handle }))
  return useQuery({
    queryKey: [...allKey, 'contacts', named],
    queryFn: ({ signal }) => call(outreachContacts.find, { body: { creators: named } }, signal),
    enabled: named.length > 0,
    refetchInterval: ({ state }) => (state.data?.found.some(({ page }) => page === 'waiting') ? soonEveryMs : false),
  })
}

export const useAddContact = () =>
  useDeed((body: BodyOf<typeof outreachContacts.add>) => call(outreachContacts.add, { body }))
export const useRemoveContact = () => useDeed((id: string) => call(outreachContacts.remove, { params: { id } }))

export function useTemplates() {
  return useQuery({ queryKey: templatesKey, queryFn: ({ signal }) => call(outreachTemplates.list, {}, signal) })
}

export type WrittenTemplate = BodyOf<typeof outreachTemplates.create>

/** Adds a template, or changes the one that is named. */
export const useSaveTemplate = () =>
  useDeed(({ known, ...body }: WrittenTemplate & { known: { id: string; version: number } | null }) =>
    known === null
      ? call(outreachTemplates.create, { body })
      : call(outreachTemplates.change, { params: { id: known.id }, body: { ...body, version: known.version } }),
  )
export const useRemoveTemplate = () => useDeed((id: string) => call(outreachTemplates.remove, { params: { id } }))
export const useDraft = () =>
  useMutation({
    mutationFn: ({ key, ...body }: BodyOf<typeof outreachTemplates.draft> & { key: string }) =>
      callWriter(outreachTemplates.draft, { body, headers: { 'idempotency-key': key } }),
  })

export function useSender() {
  return useQuery({ queryKey: senderKey, queryFn: ({ signal }) => call(outreachSenders.show, {}, signal) })
}

export const useSaveSender = () => useDeed((body: OutreachSenderInput) => call(outreachSenders.save, { body }))
export const useTrySender = () => useMutation({ mutationFn: () => call(outreachSenders.test, {}) })
export const useRecords = () => useMutation({ mutationFn: () => call(outreachSenders.records, {}) })

export function useSuppressions() {
  return useQuery({ queryKey: suppressionsKey, queryFn: ({ signal }) => call(outreachSuppressions.list, {}, signal) })
}

export const useRemoveSuppression = () =>
  useDeed(({ id, why }: { id: string; why: string }) =>
    call(outreachSuppressions.remove, { params: { id }, body: { why } }),
  )
export const useSuppress = () => useDeed((address: string) => call(outreachSuppressions.add, { body: { address } }))
