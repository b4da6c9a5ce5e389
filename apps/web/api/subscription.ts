import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiFailure, type BillingCycle, billing, type Subscription, subscriptions, type Tier } from '@vouch/contract'
import type { CardIntent } from '../cards/card-form-props.ts'
import { sessionKey } from './account.ts'
import { call, callUpload } from './client.ts'
import { session } from './session.ts'

/** The plan of whoever is signed in: what it is, what a change would do, and its invoices. Nothing here decides; the server answers with the
 *  subscription as it is after each step. */

export const subscriptionKey = ['subscription']
const invoicesKey = ['invoices']
const invoiceRows = 12

function userId(): string {
  const current = session.read()
  return current.status === 'signed-in' ? current.user.id : ''
}

/** Null where there never was a subscription. */
export function useSubscription() {
  return useQuery({
    queryKey: subscriptionKey,
    queryFn: async ({ signal }): Promise<Subscription | null> => {
      try {
        return (await call(subscriptions.load, { params: { userId: userId() } }, signal)).subscription
      } catch (error) {
        if (error instanceof ApiFailure && error.status === 404) return null
        throw error
      }
    },
    refetchOnMount: 'always',
  })
}

/** Takes in what the server says after a change, and asks again for what follows from it: invoices and credits. */
export function useSubscriptionTold(): (subscription: Subscription) => void {
  const queries = useQueryClient()
  return (subscription) => {
    queries.setQueryData(subscriptionKey, subscription)
    void queries.invalidateQueries({ queryKey: invoicesKey })
    void queries.invalidateQueries({ queryKey: sessionKey })
  }
}

/** After a refusal: the charge was tried, so what is due and when it is tried again may have moved. */
function useSubscriptionUnsure(): () => void {
  const queries = useQueryClient()
  return () => {
    void queries.invalidateQueries({ queryKey: subscriptionKey })
    void queries.invalidateQueries({ queryKey: invoicesKey })
  }
}

/** Ends the plan with its period, or takes that back. */
export function useCancellation() {
  const told = useSubscriptionTold()
  return useMutation({
    mutationFn: () => callUpload(subscriptions.cancel, { params: { userId: userId() } }),
    onSuccess: ({ subscription }) => told(subscription),
  })
}

/** Withdraws a cancellation; after the end it begins the plan anew, for which the card is charged. */
export function useResumption() {
  const told = useSubscriptionTold()
  const unsure = useSubscriptionUnsure()
  return useMutation({
    mutationFn: () => callUpload(subscriptions.resume, { params: { userId: userId() } }),
    onSuccess: ({ subscription }) => told(subscription),
    onError: unsure,
  })
}

export interface PlanChoice {
  tier: Tier
  billingCycle: BillingCycle
  /** The plan that was offered to this workspace, in place of one that is sold to everybody. */
  offer: boolean
}

/** What a change would do; asked anew for every choice, because the unused part of a period shrinks by the day. */
export function useChangePreview({ tier, billingCycle, offer }: PlanChoice) {
  return useQuery({
    queryKey: ['plan-preview', tier, billingCycle, offer],
    queryFn: async ({ signal }) => {
      const body = { tier, billingCycle, offer, preview: true }
      return (await call(subscriptions.change, { params: { userId: userId() }, body }, signal)).preview
    },
    staleTime: 0,
    gcTime: 0,
  })
}

export function usePlanChange() {
  const told = useSubscriptionTold()
  const unsure = useSubscriptionUnsure()
  return useMutation({
    mutationFn: (choice: PlanChoice) =>
      callUpload(subscriptions.change, { params: { userId: userId() }, body: { ...choice, preview: false } }),
    onSuccess: ({ subscription }) => told(subscription),
    onError: unsure,
  })
}

/** Tries a charge that failed once more. */
export function usePayment() {
  const told = useSubscriptionTold()
  const unsure = useSubscriptionUnsure()
  return useMutation({
    mutationFn: () => callUpload(billing.pay, {}),
    onSuccess: ({ subscription }) => told(subscription),
    onError: unsure,
  })
}

/** Another card in two steps: a set-up that the form confirms, and keeping the card that it gave. */
export function useCardChange() {
  const told = useSubscriptionTold()
  const open = useMutation({
    mutationFn: async (): Promise<CardIntent> => {
      const { setupIntent } = await callUpload(billing.openCardSetup, {})
      const current = session.read()
      const email = current.status === 'signed-in' ? current.user.email : ''
      return { kind: 'setup', id: setupIntent.id, clientSecret: setupIntent.client_secret, email }
    },
  })
  const keep = useMutation({
    mutationFn: (setupIntentId: string) => callUpload(billing.keepCard, { body: { setupIntentId } }),
    onSuccess: ({ subscription }) => told(subscription),
  })
  return { open, keep }
}

/** Reads the subscription from the card provider, after a page has confirmed a payment there. */
export function useRefresh() {
  const told = useSubscriptionTold()
  return useMutation({
    mutationFn: () => callUpload(billing.refresh, {}),
    onSuccess: ({ subscription }) => told(subscription),
  })
}

export function useInvoices() {
  return useInfiniteQuery({
    queryKey: invoicesKey,
    queryFn: ({ pageParam, signal }) =>
      call(billing.invoices, { query: { limit: invoiceRows, cursor: pageParam } }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    refetchOnMount: 'always',
  })
}
