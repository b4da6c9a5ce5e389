import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type DeliveryState, type NewWebhookEndpoint, type WebhookEndpointChange, webhooks } from '@vouch/contract'
import { call } from './client.ts'

/** Webhooks of the workspace, and what was delivered to them. */

const webhooksKey = ['webhooks']
const perPage = 20
/** While something is under way, the log is read again after this. */
const lookEveryMs = 1_500
/** What is open is read again after this. */
const standingEveryMs = 5_000

export function useWebhooks() {
  return useQuery({
    queryKey: [...webhooksKey, 'endpoints'],
    queryFn: ({ signal }) => call(webhooks.list, {}, signal),
    refetchInterval: standingEveryMs,
  })
}

/** What changes one webhook changes its log too. */
function useChange<Asked, Told>(mutationFn: (asked: Asked) => Promise<Told>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn,
    onSuccess: () => queries.invalidateQueries({ queryKey: webhooksKey }),
    gcTime: 0,
  })
}

/** The secret is in the answer, and is kept nowhere else. */
export function useAddWebhook() {
  return useChange((wanted: NewWebhookEndpoint) => call(webhooks.create, { body: wanted }))
}

export function useChangeWebhook(id: string) {
  return useChange((change: WebhookEndpointChange) => call(webhooks.change, { params: { id }, body: change }))
}

export function useRemoveWebhook(id: string) {
  return useChange(() => call(webhooks.remove, { params: { id } }))
}

export function useRotateSecret(id: string) {
  return useChange(() => call(webhooks.rotate, { params: { id } }))
}

export function useTestWebhook(id: string) {
  return useChange(() => call(webhooks.test, { params: { id } }))
}

export function useReplay(id: string) {
  return useChange((deliveryId: string) => call(webhooks.replay, { params: { id, deliveryId } }))
}

export function useReplayLost(id: string) {
  return useChange((since: string) => call(webhooks.replayLost, { params: { id }, body: { since } }))
}

/** @param awaited how many deliveries there will be at least: the log is read until they have come */
export function useDeliveries(id: string, state: DeliveryState | null, awaited: number) {
  return useInfiniteQuery({
    queryKey: [...webhooksKey, id, 'deliveries', state],
    queryFn: ({ pageParam, signal }) =>
      call(
        webhooks.deliveries,
        {
          params: { id },
          query: { limit: perPage, ...(state !== null && { state }), ...(pageParam !== null && { cursor: pageParam }) },
        },
        signal,
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchInterval: ({ state: { data } }) => {
      const [newest] = data?.pages[0]?.deliveries ?? []
      const late = state === null && (newest?.number ?? 0) < awaited
      const soon = (newest?.nextAt ?? null) !== null && newest?.attempts === 0
      return late || soon ? lookEveryMs : standingEveryMs
    },
  })
}

/** The attempts at one delivery. They are read again while they are open: a replay counts from the beginning. */
export function useAttempts(id: string, deliveryId: string) {
  return useQuery({
    queryKey: [...webhooksKey, id, 'attempts', deliveryId],
    queryFn: ({ signal }) => call(webhooks.attempts, { params: { id }, query: { deliveryId, limit: perPage } }, signal),
    refetchInterval: lookEveryMs,
  })
}
