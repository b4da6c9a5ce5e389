import { type SourceKind, type Utm, utmOf } from '@vouch/contract'
import { z } from 'zod'

/** What shops say of an order, each in its own shape. What is not named here is never read, so nothing of a customer gets further than this. */

/** Null: an order that nobody placed, or that is not paid for yet. */
type Told = ToldOrder | null

export interface ToldOrder {
  orderId: string
  at: Date
  total: number
  currency: string
  codes: string[]
  utm: Utm
  cancelled: boolean
  /** When the shop last changed it. */
  changedAt: Date
}

const amount = z
  .union([z.number(), z.string().regex(/^\d{1,11}(\.\d{1,6})?$/)])
  .transform(Number)
  .pipe(z.number().min(0).max(99_999_999_999))
/** WooCommerce writes what was given back as a negative amount and leaves the order's total as it was. */
const refunded = z
  .union([z.number(), z.string().regex(/^-?\d{1,11}(\.\d{1,6})?$/)])
  .transform(Number)
  .pipe(z.number().min(-99_999_999_999).max(99_999_999_999))
const currency = z
  .string()
  .toUpperCase()
  .regex(/^[A-Z]{3}$/)
const orderId = z.union([z.int(), z.string().min(1).max(100)]).transform(String)
const moment = z.iso.datetime({ offset: true, local: true })
/** Without an offset it is in UTC. @returns the moment */
const momentOf = (text: string) => new Date(/(Z|[+-]\d\d:?\d\d)$/.test(text) ? text : `${text}Z`)
const mark = z.string().max(100)

/** Source: Shopify Admin REST API 2025-01, resource Order. */
const shopifyOrder = z
  .object({
    id: orderId,
    created_at: moment,
    updated_at: moment.nullish(),
    cancelled_at: z.string().nullish(),
    financial_status: z.string().nullish(),
    total_price: amount,
    current_total_price: amount.nullish(),
    currency,
    discount_codes: z.array(z.object({ code: z.string() })).nullish(),
    landing_site: z.string().max(5_000).nullish(),
    test: z.boolean().nullish(),
  })
  .transform((order): Told => {
    // Of the sample that its settings send, and of orders paid with its test cards.
    if (order.test) return null
    return {
      ...{ orderId: order.id, currency: order.currency, total: order.current_total_price ?? order.total_price },
      at: momentOf(order.created_at),
      changedAt: momentOf(order.updated_at ?? order.created_at),
      codes: (order.discount_codes ?? []).map(({ code }) => code),
      utm: utmOf(order.landing_site ?? ''),
      cancelled: Boolean(order.cancelled_at) || ['refunded', 'voided'].includes(order.financial_status ?? ''),
    }
  })

/** WooCommerce tells of an order from the moment somebody opens the checkout. */
const wooUnpaid = ['checkout-draft', 'auto-draft', 'pending']

const attribution = '_wc_order_attribution_utm_'

/** Source: WooCommerce REST API v3, resource Order; its marks are those of WooCommerce's order attribution. */
const wooOrder = z
  .object({
    id: orderId,
    date_created_gmt: moment,
    date_modified_gmt: moment.nullish(),
    status: z.string(),
    total: amount,
    currency,
    coupon_lines: z.array(z.object({ code: z.string() })).nullish(),
    refunds: z.array(z.object({ total: refunded })).nullish(),
    meta_data: z.array(z.object({ key: z.string(), value: z.unknown() })).nullish(),
  })
  .transform((order): Told => {
    if (wooUnpaid.includes(order.status)) return null
    const givenBack = (order.refunds ?? []).reduce((sum, { total }) => sum + Math.abs(total), 0)
    return {
      ...{ orderId: order.id, currency: order.currency, total: Math.max(0, order.total - givenBack) },
      at: momentOf(order.date_created_gmt),
      changedAt: momentOf(order.date_modified_gmt ?? order.date_created_gmt),
      codes: (order.coupon_lines ?? []).map(({ code }) => code),
      utm: Object.fromEntries(
        (order.meta_data ?? []).flatMap(({ key, value }) =>
          key.startsWith(attribution) && typeof value === 'string' && value !== ''
            ? [[key.slice(attribution.length), value.slice(0, 100)]]
            : [],
        ),
      ),
      cancelled: ['cancelled', 'refunded', 'failed', 'trash'].includes(order.status),
    }
  })

/** Ours, for shops of one's own. */
const standardOrder = z
  .object({
    timestamp: moment,
    data: z.object({
      orderId,
      at: moment,
      total: amount,
      currency,
      codes: z.array(z.string()).optional(),
      utm: z.object({ source: mark, medium: mark, campaign: mark, content: mark, term: mark }).partial().optional(),
      landingPage: z.string().max(5_000).optional(),
      cancelled: z.boolean().optional(),
    }),
  })
  .transform(
    ({ timestamp, data: { codes = [], utm, landingPage = '', cancelled = false, at, ...data } }): Told => ({
      ...{ ...data, codes, cancelled, at: momentOf(at), changedAt: momentOf(timestamp) },
      utm: Object.fromEntries(Object.entries(utm ?? utmOf(landingPage)).filter(([, value]) => value)),
    }),
  )

const shapes = { shopify: shopifyOrder, woocommerce: wooOrder, standard: standardOrder } as const

export type ReadMessage = { order: Told } | { problem: string }

/** @returns the order, null where it is none yet, or what is wrong with the message in one sentence */
export function readMessage(kind: SourceKind, message: unknown): ReadMessage {
  const reading = shapes[kind].safeParse(message)
  if (reading.success) return { order: reading.data }
  const named = reading.error.issues[0]?.path.join('.')
  return {
    problem: named ? `“${named}” is missing from the message or isn’t valid.` : 'The message isn’t an order.',
  }
}

const msPerDay = 86_400_000

/** @returns whether a time is of another day to come. Clocks differ a little; more than that would stand in the results before it comes, and before
 *  every change that follows. */
export function isAhead(time: Date, now: Date): boolean {
  return time.getTime() > now.getTime() + msPerDay
}

/** Nobody ordered anything through a creator before. */
const earliest = Date.parse('2000-01-01T00:00:00Z')

/** @returns whether a time is before every order there can be: a field that holds no date, or one of another kind */
export function isBefore2000(time: Date): boolean {
  return time.getTime() < earliest
}

/** @returns which of an order's times can't be, in one sentence; null where all may */
export function timeProblem({ at, changedAt }: ToldOrder, now: Date): string | null {
  if ([at, changedAt].some(isBefore2000)) return 'The order’s time is before 2000.'
  const ahead = [at, changedAt].find((time) => isAhead(time, now))
  return ahead === undefined ? null : `The order’s time is ${ahead.toISOString()}, more than a day ahead.`
}

/** @returns the number of the order that a message says was deleted; all that shops send then is its id */
export function deletedOrder(message: unknown): string | null {
  const reading = z.object({ id: orderId }).safeParse(message)
  return reading.success ? reading.data.id : null
}
