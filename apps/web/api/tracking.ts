import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type BodyOf,
  type Campaign,
  promoCodes,
  proposedPosts,
  trackingHosts,
  trackingLinks,
  trackingOrders,
  trackingResults,
  trackingSources,
} from '@vouch/contract'
import { call } from './client.ts'

/** Short links, promo codes and the websites that links may lead to. */

const trackingKey = ['tracking']
/** Clicks come in while somebody looks. */
const countsEveryMs = 10_000

export function useTrackingHosts() {
  return useQuery({
    queryKey: [...trackingKey, 'hosts'],
    queryFn: ({ signal }) => call(trackingHosts.list, {}, signal),
  })
}

export function useTrackingLinks(campaignId: string) {
  return useQuery({
    queryKey: [...trackingKey, 'links', campaignId],
    queryFn: ({ signal }) => call(trackingLinks.list, { query: { campaignId } }, signal),
    refetchInterval: countsEveryMs,
  })
}

export function usePromoCodes(campaignId: string) {
  return useQuery({
    queryKey: [...trackingKey, 'codes', campaignId],
    queryFn: ({ signal }) => call(promoCodes.list, { query: { campaignId } }, signal),
  })
}

/** Whatever changes one part of tracking changes what follows from it. */
function useChange<Asked, Told>(mutationFn: (asked: Asked) => Promise<Told>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn,
    onSettled: () => queries.invalidateQueries({ queryKey: trackingKey }),
  })
}

export function useAddHost() {
  return useChange((host: string) => call(trackingHosts.add, { body: { host } }))
}

export function useRemoveHost() {
  return useChange((host: string) => call(trackingHosts.remove, { params: { host } }))
}

/** Makes links one after the other: one for each creator where several are meant. */
export function useCreateLinks() {
  return useChange(async (wishes: readonly BodyOf<typeof trackingLinks.create>[]) => {
    for (const body of wishes) await call(trackingLinks.create, { body })
  })
}

export function useEndLink() {
  return useChange((id: string) => call(trackingLinks.end, { params: { id } }))
}

export function useAddCode() {
  return useChange((body: BodyOf<typeof promoCodes.add>) => call(promoCodes.add, { body }))
}

export function useRemoveCode() {
  return useChange((id: string) => call(promoCodes.remove, { params: { id } }))
}

export function useTrackingSources() {
  return useQuery({
    queryKey: [...trackingKey, 'sources'],
    queryFn: ({ signal }) => call(trackingSources.list, {}, signal),
    refetchInterval: countsEveryMs,
  })
}

/** The secret is in the answer, and is kept nowhere else. */
export function useAddSource() {
  return useChange((body: BodyOf<typeof trackingSources.add>) => call(trackingSources.add, { body }))
}

/** As with a new shop, the secret is in the answer alone. */
export function useRotateSource() {
  return useChange(({ id, ...body }: { id: string } & BodyOf<typeof trackingSources.rotate>) =>
    call(trackingSources.rotate, { params: { id }, body }),
  )
}

export function useRemoveSource() {
  return useChange((id: string) => call(trackingSources.remove, { params: { id } }))
}

export function useCampaignOrders(campaignId: string) {
  return useInfiniteQuery({
    queryKey: [...trackingKey, 'orders', campaignId],
    queryFn: ({ signal, pageParam }) =>
      call(trackingOrders.list, { query: { campaignId, ...(pageParam && { cursor: pageParam }) } }, signal),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  })
}

export function useUploadOrders() {
  return useChange((text: string) => call(trackingOrders.upload, { body: { text } }))
}

/** Clicks and orders by creator and day. */
export function useTrackingResults(campaignId: string) {
  return useQuery({
    queryKey: [...trackingKey, 'results', campaignId],
    queryFn: ({ signal }) => call(trackingResults.show, { query: { campaignId } }, signal),
    refetchInterval: countsEveryMs,
  })
}

/** Posts that the watch found, to be accepted or dismissed. Those who owe nothing more have none. */
export function useProposedPosts({ id: campaignId, creators }: Pick<Campaign, 'id' | 'creators'>) {
  const owed = creators.flatMap(({ deliverables }) => deliverables.map(({ id, fields }) => [id, fields.state.value]))
  return useQuery({
    queryKey: [...trackingKey, 'proposals', campaignId, owed],
    queryFn: ({ signal }) => call(proposedPosts.list, { query: { campaignId } }, signal),
    placeholderData: (before) => before,
  })
}

export function useAnswerPost() {
  return useChange((body: BodyOf<typeof proposedPosts.answer>) => call(proposedPosts.answer, { body }))
}

/** Posts that were found, and their lift. They move with new reports and with the links of deliverables. */
export function useFoundPosts({ id: campaignId, creators }: Pick<Campaign, 'id' | 'creators'>) {
  const reports = creators.map(({ verdict }) => verdict?.verificationId)
  const links = creators.flatMap(({ deliverables }) => deliverables.map(({ fields }) => fields.link.value))
  return useQuery({
    queryKey: [...trackingKey, 'posts', campaignId, reports, links],
    queryFn: ({ signal }) => call(trackingResults.posts, { query: { campaignId } }, signal),
    placeholderData: (before) => before,
  })
}
