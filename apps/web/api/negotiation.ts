import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type BodyOf, type Negotiation, type NegotiationOffer, negotiations } from '@vouch/contract'
import { offerUndo } from '../ui/undo.tsx'
import { call, callWriter } from './client.ts'

/** A negotiation on this browser. Every change answers with the negotiation as it is then. */

export interface NegotiationPlace {
  /** Of the campaign. */
  id: string
  entryId: string
}

const keyOf = ({ id, entryId }: NegotiationPlace) => ['negotiation', id, entryId]

export function useNegotiation(place: NegotiationPlace) {
  return useQuery({
    queryKey: keyOf(place),
    queryFn: ({ signal }) => call(negotiations.show, { params: place }, signal),
    refetchOnMount: 'always',
  })
}

function useDeed<Asked>(place: NegotiationPlace, deed: (asked: Asked) => Promise<Negotiation>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: deed,
    onSuccess: (answer) => queries.setQueryData(keyOf(place), answer),
  })
}

type NewOffer = Omit<BodyOf<typeof negotiations.log>, 'note' | 'state'> & { note?: string; state?: 'made' | 'ignored' }

/** Logs an offer, and offers to take it back. */
export function useLogOffer(place: NegotiationPlace) {
  const change = useChangeOffer(place)
  return useDeed(place, async (body: NewOffer) => {
    const answer = await call(negotiations.log, { params: place, body })
    const logged = answer.offers.findLast((offer) => isThis(offer, body))
    const title = body.state === 'ignored' ? 'Marked as no offer' : 'Offer logged'
    if (logged) offerUndo({ title, takeBack: () => change.mutateAsync({ offerId: logged.id, state: 'removed' }) })
    return answer
  })
}

function isThis(offer: NegotiationOffer, { side, amount, from, state = 'made' }: NewOffer): boolean {
  const isFromThere = offer.messageId === (from?.messageId ?? null)
  return offer.side === side && offer.amount === amount && offer.state === state && isFromThere
}

type OfferChange = Partial<Pick<NegotiationOffer, 'side' | 'amount' | 'note' | 'state'>>

export function useChangeOffer(place: NegotiationPlace) {
  return useDeed(place, ({ offerId, ...body }: OfferChange & { offerId: string }) =>
    call(negotiations.change, { params: { ...place, offerId }, body }),
  )
}

export function useAcceptOffer(place: NegotiationPlace) {
  const queries = useQueryClient()
  return useDeed(place, async ({ offerId, version }: { offerId: string; version: number }) => {
    const answer = await call(negotiations.accept, { params: { ...place, offerId }, body: { version } })
    void queries.invalidateQueries({ queryKey: ['campaigns'] })
    void queries.invalidateQueries({ queryKey: ['contracts'] })
    return answer
  })
}

/** @param asked the press’s own key: a repeated call of one press is one reply */
export function useProposeReply(place: NegotiationPlace) {
  return useDeed(place, (key: string) =>
    callWriter(negotiations.propose, { params: place, headers: { 'idempotency-key': key } }),
  )
}
