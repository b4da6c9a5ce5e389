/** What a supplier's answers cost the operator, in millionths of a dollar: suppliers charge fractions of a cent for a row. */

import type { CallCost } from '../client/platform-call.ts'
import type { QuotaDay, QuotaLedger } from '../client/quota-ledger.ts'
import { ConnectorFailure } from '../connector.ts'
import { activeParts, type Supplier, type SupplierPart, type SupplierPrice } from './supplier-shape.ts'
import { placesIn, textsOf } from './supplier-template.ts'
import { rowsAt, textAt } from './value-at.ts'

export const microsPerUsd = 1_000_000
/** The bucket that all suppliers share. */
export const supplierBucket = 'microdollars'

/** Rows that a check keeps where the file does not say. */
const limitsUsual = { profile: 1, posts: 50, comments: 100, followers: 1_000, likers: 500 } as const

/** @returns the most rows of a part that a check keeps; of comments and likers, of each post. */
export function limitOf({ part, limit }: Pick<SupplierPart, 'part' | 'limit'>): number {
  return limit ?? limitsUsual[part]
}

const micros = (usd: number) => Math.ceil(usd * microsPerUsd)

/** @returns what one row costs, in millionths of a dollar. */
export function rowMicros({ price }: SupplierPart): number {
  return micros(price.item ?? 0)
}

/** @returns the most that one answer costs, in millionths of a dollar. */
export function answerMicrosMax(part: SupplierPart): number {
  const { answer = 0, item = 0, credit } = part.price
  return micros(answer) + micros(item) * limitOf(part) + (credit ? micros(credit.usd) * credit.max : 0)
}

/** @returns what an answer of a price cost, by what it holds. */
function answerMicros({ answer = 0, item = 0, credit }: SupplierPrice, items: string, body: unknown): number {
  const credits = credit ? Number(textAt(body, credit.path) ?? Number.NaN) : 0
  // Who says nothing of credits is taken to have charged the most.
  const counted = credit ? (Number.isFinite(credits) && credits >= 0 ? credits : credit.max) : 0
  return (
    micros(answer) + (item > 0 ? micros(item) * rowsAt(body, items).length : 0) + micros((credit?.usd ?? 0) * counted)
  )
}

/** @returns what a call books and pays; one that ran out of time there goes on there, and is charged. Null where it costs nothing. */
export function costOf(part: SupplierPart): CallCost | null {
  const units = answerMicrosMax(part)
  if (units === 0) return null
  const charged = (body: unknown) => (part.submit ? units : answerMicros(part.price, part.items, body))
  const chargedForRefusal = ({ status, body }: { status: number; body: unknown }) =>
    status < 300 ? charged(body) : status === 408 ? units : 0
  return { bucket: supplierBucket, units, charged, chargedForRefusal }
}

/** Pages are asked for until the limit is reached, and one page holds no more than the limit: all of them together hold less than twice as many rows. */
const limitsInPages = 2

/** @returns the most that a part costs in one check, in dollars, where the supplier keeps to the limit that it is asked for. */
export function partUsdMax(part: SupplierPart): number {
  const { answer = 0, item = 0, credit } = part.price
  const posts = isByPost(part) ? part.posts_max : 1
  const pages = part.submit ? 1 : (part.paging?.pages ?? 1)
  const eachPage = micros(answer) + (credit ? micros(credit.usd) * credit.max : 0)
  const rows = limitOf(part) * Math.min(pages, limitsInPages)
  return ((eachPage * pages + micros(item) * rows) * posts) / microsPerUsd
}

/** @returns whether a part is asked for post by post. */
export function isByPost({ part, request, submit }: SupplierPart): boolean {
  const texts = [...textsOf(request), ...(submit ? textsOf(submit.request) : [])]
  return (part === 'comments' || part === 'likers') && texts.flatMap(placesIn).includes('post')
}

/** @returns the most that one check of a platform costs at a supplier, in dollars. */
export function supplierUsdMax(supplier: Supplier, platform: string): number {
  const parts = activeParts(supplier).filter((part) => part.platform === platform)
  return parts.reduce((sum, part) => sum + partUsdMax(part), 0)
}

/** @param dailyUsd what the operator lets all processes spend on all suppliers in a day. */
export function supplierBudgetUsedUp(dailyUsd: number): ConnectorFailure {
  const sentence = `Today’s budget of $${dailyUsd} for data suppliers is used up. It resets at midnight UTC.`
  return new ConnectorFailure('spending_limit', sentence)
}

export interface TalliedLedger extends QuotaLedger {
  /** Settles with the day of the latest booking. */
  settleLatest(unused: number, bucket: string): Promise<void>
  spentUsd(): number
}

/** @returns a ledger that books with another and remembers what came of it. */
export function tallied(ledger: QuotaLedger): TalliedLedger {
  let spent = 0
  let latest: QuotaDay | null = null
  return {
    async spend(units, bucket) {
      latest = await ledger.spend(units, bucket)
      spent += units
      return latest
    },
    async settle(unused, bucket, day) {
      await ledger.settle(unused, bucket, day)
      spent -= unused
    },
    async settleLatest(unused, bucket) {
      if (latest !== null) await this.settle(unused, bucket, latest)
    },
    spentUsd: () => spent / microsPerUsd,
  }
}
