import { csvExcess, csvLines, orderRowsMax, Problem, type Utm, utmKeys, utmOf } from '@vouch/contract'
import { isAhead, isBefore2000, type ToldOrder } from './order-messages.ts'

/** Orders out of a CSV file, by what its columns are called: exports of Shopify and WooCommerce, and lists that people write. */

/** Names of columns in the order in which they are preferred, without case, blanks and signs. */
const names = {
  // Shopify's file has the number that its messages carry in “Id”; “Name” holds “#1001”, and in lists that people write a customer.
  orderId: ['orderid', 'id', 'ordernumber', 'order', 'name'],
  at: ['createdat', 'datecreated', 'orderdate', 'paidat', 'date', 'time', 'at'],
  total: ['total', 'ordertotal', 'totalprice', 'amount', 'revenue'],
  currency: ['currency', 'ordercurrency', 'currencycode'],
  codes: ['discountcode', 'promocode', 'couponcode', 'coupons', 'coupon', 'codes', 'code'],
  landingPage: ['landingpage', 'landingsite'],
  status: ['financialstatus', 'status', 'orderstatus'],
} as const
const cancelledWords = ['cancelled', 'canceled', 'refunded', 'voided', 'failed']
/** Lines that could not be read and are told of one by one. */
const skippedTold = 20

export interface ReadFile {
  orders: ToldOrder[]
  skipped: { line: number; problem: string }[]
  skippedCount: number
  /** Orders that say no currency; they count in US dollars. */
  withoutCurrency: number
}

type Columns = Partial<Record<keyof typeof names, number>> & { utm: Partial<Record<string, number>> }

/** @param at when it is read: an order without a date of change is as new as that
 *  @throws Problem `bad_file` where nothing can be made of the file */
export function readOrderFile(text: string, at: Date): ReadFile {
  const excess = csvExcess(text)
  if (excess) throw new Problem('bad_file', excess.problem)
  const lines = csvLines(text.replace(/^\uFEFF/, ''))
  const head = lines.next()
  const columns = head.done ? null : columnsOf(head.value.cells)
  if (columns === null)
    throw new Problem('bad_file', 'The first line has to name the columns: at least order_id, date, total.')
  const orders = new Map<string, ToldOrder>()
  const read: ReadFile = { orders: [], skipped: [], skippedCount: 0, withoutCurrency: 0 }
  for (const { line, cells, isSound } of lines) {
    if (orders.size >= orderRowsMax)
      throw new Problem('bad_file', `A file can have up to ${orderRowsMax.toLocaleString('en-US')} orders.`)
    const order = isSound ? orderOf(cells, columns, at) : 'A quotation mark isn’t closed.'
    if (typeof order === 'string' && orders.size > 0 && isItemOf(cells, columns)) continue
    if (typeof order !== 'string') {
      if (orders.has(order.orderId)) continue
      orders.set(order.orderId, order)
      if (currencyIn(cells, columns) === '') read.withoutCurrency += 1
      continue
    }
    read.skippedCount += 1
    if (read.skipped.length < skippedTold) read.skipped.push({ line, problem: order })
  }
  return { ...read, orders: [...orders.values()] }
}

/** Exports repeat an order for each of its items, with date and total in the first line alone. */
function isItemOf(cells: readonly string[], { at, total }: Columns): boolean {
  return [at, total].every((index) => index === undefined || (cells[index] ?? '').trim() === '')
}

function columnsOf(cells: readonly string[]): Columns | null {
  const plain = cells.map((cell) => cell.toLowerCase().replace(/[^a-z]/g, ''))
  const place = (wanted: readonly string[]) => wanted.map((name) => plain.indexOf(name)).find((index) => index >= 0)
  const found = Object.entries(names).flatMap(([field, wanted]) => {
    const index = place(wanted)
    return index === undefined ? [] : [[field, index] as const]
  })
  const utm = Object.fromEntries(utmKeys.map((key) => [key, place([`utm${key}`])]))
  const columns: Columns = { ...Object.fromEntries(found), utm }
  return columns.orderId === undefined || columns.at === undefined || columns.total === undefined ? null : columns
}

/** @returns the order, or what is wrong with the line */
function orderOf(cells: readonly string[], columns: Columns, changedAt: Date): ToldOrder | string {
  const cell = (field: keyof typeof names) => (columns[field] === undefined ? '' : (cells[columns[field]] ?? '').trim())
  const orderId = cell('orderId')
  // A column of names may hold customers, of whom nothing is kept.
  if (!/^[^@]*\p{N}[^@]*$/u.test(orderId.slice(0, 101)) || orderId.length > 100) return 'The order has no number.'
  const total = amountOf(cell('total'))
  if (total === null) return 'The total isn’t a number.'
  const at = new Date(dateText(cell('at')))
  if (Number.isNaN(at.getTime()) || !hasItsDay(cell('at'))) return 'The date isn’t one such as 2027-03-10.'
  if (isBefore2000(at)) return 'The date is before 2000.'
  if (isAhead(at, changedAt)) return 'The date is more than a day ahead.'
  const currency = currencyIn(cells, columns) || 'USD'
  if (!/^[A-Z]{3}$/.test(currency)) return 'The currency isn’t a code such as USD.'
  const codes = cell('codes').split(/[,;|]/)
  const cancelled = cancelledWords.includes(cell('status').toLowerCase())
  return { orderId, at, total, currency, codes, utm: utmIn(cells, columns, cell('landingPage')), cancelled, changedAt }
}

const currencyOfSign: Readonly<Record<string, string>> = { $: 'USD', '€': 'EUR', '£': 'GBP' }

/** @returns the currency of a line: its column’s, else that of the sign beside the total; empty where neither says one */
function currencyIn(cells: readonly string[], { currency, total }: Columns): string {
  const named = currency === undefined ? '' : (cells[currency] ?? '').trim().toUpperCase()
  const [sign = ''] = (total === undefined ? '' : (cells[total] ?? '')).match(/[$€£]/) ?? []
  return named || (currencyOfSign[sign] ?? '')
}

/** As Americans write it: 3/10/2027 9:05. Less than that may be any number. */
const writtenDate = /\d{4}|\d\/\d{1,2}\/\d{2}/
const zoneAtEnd = /(?:Z|GMT|UTC|:\d\d ?[+-]\d\d:?\d\d)$/

/** A day alone and a time without a zone are in UTC. @returns a date that the language reads; empty for what is none */
function dateText(text: string): string {
  const parts = /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d(?::\d\d)?))?(?:\.\d+)?\s?(Z|[+-]\d\d:?\d\d)?$/.exec(text)
  if (!parts) return writtenDate.test(text) ? `${text}${zoneAtEnd.test(text) ? '' : ' UTC'}` : ''
  const [, day, time = '00:00:00', zone = 'Z'] = parts
  return `${day}T${time}${zone.replace(/([+-]\d\d)(\d\d)/, '$1:$2')}`
}

/** The language takes February 30 for the second of March. @returns whether the calendar has the day that a readable text names */
function hasItsDay(text: string): boolean {
  const [withoutTime = ''] = text.split(/[ T]\d\d?:/)
  const day = new Date(/^\d{4}-\d\d-\d\d$/.test(withoutTime) ? withoutTime : `${withoutTime} UTC`).getUTCDate()
  const named = /^\d{4}[-/]\d\d?[-/](\d\d?)/.exec(withoutTime) ?? /^\d\d?[-/](\d\d?)[-/]/.exec(withoutTime)
  return named ? Number(named[1]) === day : Number.isNaN(day) || new RegExp(`(?<!\\d)0?${day}(?!\\d)`).test(withoutTime)
}

function amountOf(text: string): number | null {
  const plain = text.replace(/[$€£\s]/g, '').replace(/,(?=\d{3}(\D|$))/g, '')
  if (!/^\d{1,11}(\.\d{1,6})?$/.test(plain)) return null
  return Number(plain)
}

function utmIn(cells: readonly string[], { utm }: Columns, landingPage: string): Utm {
  const own = utmKeys.flatMap((key) => {
    const index = utm[key]
    const value = index === undefined ? '' : (cells[index] ?? '').trim().slice(0, 100)
    return value === '' ? [] : [[key, value] as const]
  })
  return own.length > 0 ? Object.fromEntries(own) : utmOf(landingPage)
}
