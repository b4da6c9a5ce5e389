import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiFailure, type CreditNotice, type CreditPackageOffer, credits, payments, type User } from '@vouch/contract'
import { useCallback, useEffect, useMemo } from 'react'
import { sessionKey } from './account.ts'
import { call, watchAnswers } from './client.ts'
import { type KeptBalance, keepBalance, keptBalance } from './kept-balance.ts'
import { keptStorage } from './kept-storage.ts'
import { ledgerWatch } from './ledger-watch.ts'
import { session, useSession } from './session.ts'
import { forgetUnclaimed, isUnclaimed, noteUnclaimed } from './unclaimed-purchase.ts'

/** Credits on this browser: the balance, its history, and buying more. */

/** Below the session's key: whatever makes the session be read again makes the balance be read again. */
const balanceKey = [...sessionKey, 'credits']
const historyKey = ['credits', 'history']
const usageKey = ['credits', 'usage']
const balanceThrottleMs = 30_000
/** While credits are on hold something is under way that will keep them or give them back. */
const heldAgainMs = 3_000
const pageRows = 25
/** A browser that forbids storage must not stand between a payment and its credits. */
const storage = keptStorage(() => window.localStorage)

export interface KnownBalance extends KeptBalance {
  /** False: the server cannot be reached, and this is what it said last. */
  live: boolean
  /** The last deduction that left few credits, as far as the server could be asked. */
  notice: CreditNotice | null
}

type ToldBalance = Omit<KnownBalance, 'live'>

/** What a balance is of: the open workspace, which somebody has from their first answer on. */
const placeOf = ({ id, workspace }: User) => workspace?.id ?? id

async function fetchBalance(userId: string, signal: AbortSignal): Promise<ToldBalance> {
  const { notice, ...balance } = await call(credits.balance, { params: { userId } }, signal)
  const told = { balance, notice, at: new Date().toISOString() }
  const current = session.read()
  // Somebody else may have signed in meanwhile, in another tab.
  if (current.status === 'signed-in' && current.user.id === userId) {
    const { monthlyCredits, purchasedCredits } = balance
    keepBalance(storage, placeOf(current.user), told)
    session.update({ ...current.user, monthlyCredits, purchasedCredits })
  }
  return told
}

/** The balance, asked for at most every 30 seconds. @returns null while nothing was ever known of it. */
export function useBalance(): KnownBalance | null {
  const current = useSession()
  const userId = current.status === 'signed-in' ? current.user.id : ''
  const place = current.status === 'signed-in' ? placeOf(current.user) : ''
  const query = useQuery({
    queryKey: [...balanceKey, userId],
    queryFn: ({ signal }) => fetchBalance(userId, signal),
    enabled: userId !== '',
    staleTime: balanceThrottleMs,
    refetchInterval: ({ state }) => (state.data && state.data.balance.onHold > 0 ? heldAgainMs : false),
  })
  return useMemo(() => {
    if (userId === '') return null
    const kept = keptBalance(storage, place)
    const known = query.data ?? (kept && { ...kept, notice: null })
    return known && { ...known, live: !query.isError }
  }, [userId, place, query.data, query.isError])
}

/** Reads the balance again whenever an answer says that credits moved, or that they may have: the one way in which screens learn of a
 *  charge. Asked for once, by the product's frame. */
export function useLedgerFollowed(): void {
  const queries = useQueryClient()
  useEffect(() => {
    const watch = ledgerWatch()
    watchAnswers((answer) => {
      const news = watch.hear(answer)
      if (news === null) return
      const keys = news === 'moved' ? [balanceKey, historyKey, usageKey] : [balanceKey]
      // A read that is under way may have begun before the charge: it is asked again.
      for (const queryKey of keys) void queries.invalidateQueries({ queryKey })
    })
    return () => watchAnswers(() => {})
  }, [queries])
}

/** @returns a function that reads the balance and everything about it again, after something has moved it */
export function useCreditsMoved(): () => Promise<void> {
  const queries = useQueryClient()
  return useCallback(async () => {
    await Promise.all([sessionKey, historyKey, usageKey].map((queryKey) => queries.invalidateQueries({ queryKey })))
  }, [queries])
}

/** What of the history is looked at; an empty text is no filter. */
export interface HistoryFilter {
  action: string
  bucket: '' | 'monthly' | 'purchased'
  /** A moment. */
  from: string
}

export function historyQuery({ action, bucket, from }: HistoryFilter) {
  return { action: action || undefined, bucket: bucket || undefined, from: from || undefined }
}

export function useCreditHistory(filter: HistoryFilter) {
  return useInfiniteQuery({
    queryKey: [...historyKey, filter],
    queryFn: ({ pageParam, signal }) =>
      call(credits.history, { query: { ...historyQuery(filter), limit: pageRows, cursor: pageParam } }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    refetchOnMount: 'always',
  })
}

export function useUsage(from: string) {
  return useQuery({
    queryKey: [...usageKey, from],
    queryFn: ({ signal }) => call(credits.usage, { query: { from: from || undefined } }, signal),
    refetchOnMount: 'always',
  })
}

/** Packages at the price of whoever is signed in; a change of plan changes them. */
export function usePackages(enabled = true) {
  const current = useSession()
  const tier = current.status === 'signed-in' ? current.user.tier : null
  return useQuery({
    queryKey: ['credit-packages', tier],
    queryFn: ({ signal }) => call(payments.packages, {}, signal),
    enabled,
  })
}

export function usePaymentStatus() {
  return useQuery({ queryKey: ['payment-status'], queryFn: ({ signal }) => call(payments.status, {}, signal) })
}

export interface OpenPayment {
  offer: CreditPackageOffer
  paymentIntentId: string
  clientSecret: string
}

/** Opens the payment of a package. @throws ApiFailure */
export async function openPayment(offer: CreditPackageOffer): Promise<OpenPayment> {
  const body = { credits: offer.credits, amount: offer.price }
  const { paymentIntentId, clientSecret } = await call(payments.openPayment, { body })
  return { offer, paymentIntentId, clientSecret }
}

/** Asks for the credits of a payment that was made. Asked again, nothing is added twice: that they were added before is no failure.
 *  @throws ApiFailure */
export async function claimPurchase({ offer, paymentIntentId }: OpenPayment): Promise<void> {
  const userId = presentUserId()
  const cents = (dollars: number) => Math.round(dollars * 100)
  noteUnclaimed(storage, userId)
  try {
    await call(payments.purchase, {
      body: {
        ...(userId !== '' && { userId }),
        creditPackage: {
          credits: offer.credits,
          amountCents: cents(offer.price),
          basePriceCents: cents(offer.basePrice),
          discountPercent: offer.discountPercent,
        },
        stripePaymentIntentId: paymentIntentId,
      },
    })
  } catch (error) {
    const wasAdded = error instanceof ApiFailure && error.body.code === 'payment_used'
    if (!wasAdded) throw error
  }
  forgetUnclaimed(storage)
}

/** Asks for the credits of every payment that went through and that no page has claimed. @throws ApiFailure */
export async function settlePurchases(): Promise<{ creditsPurchased: number; processing: boolean }> {
  const settled = await call(payments.settle, {})
  if (!settled.processing) forgetUnclaimed(storage)
  return settled
}

/** @returns whether a payment that was made on this browser still waits for its credits */
export function hasUnclaimedPurchase(): boolean {
  return isUnclaimed(storage, presentUserId())
}

function presentUserId(): string {
  const current = session.read()
  return current.status === 'signed-in' ? current.user.id : ''
}

/** Deducts the cost of an action that the browser runs. @throws ApiFailure */
export function deductCredits(actionType: string, resourceId: string | null, key: string) {
  const userId = presentUserId()
  return call(credits.deduct, {
    headers: { 'idempotency-key': key },
    body: { ...(userId !== '' && { userId }), actionType, resourceId },
  })
}
