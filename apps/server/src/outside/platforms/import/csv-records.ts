/** Rows of a CSV file as accounts or posts. Every cell that cannot be read is reported with its line and column; nothing is
 *  dropped in silence. */

import { parseAddress, quoted } from '@vouch/contract'
import type { Account, Platform, Post, PostKind } from '@vouch/engine'
import { plural } from '@vouch/engine'
import { type Cell, countIn, durationIn, isUnknown, presenceIn, tagsIn, truthIn } from './csv-cells.ts'
import type { Field, MappedColumn } from './csv-columns.ts'
import type { CsvRow, CsvTable } from './csv-table.ts'
import { type DayOrder, dayOrderOf, isAmbiguous, timeIn } from './csv-times.ts'

export interface LineProblem {
  line: number
  sentence: string
}

export interface CsvRecords {
  accounts: Account[]
  posts: Post[]
  problems: LineProblem[]
  /** Whose data it is, where a column or a link says so. */
  platform: Platform | null
  creator: string | null
  notes: string[]
}

type Value = string | number | boolean | string[]
type Values = Partial<Record<Field, Value>>

const problemsMax = 20

/** @returns what the rows say. After 20 problems the rest is not read. */
export function recordsOf({ mapping, rows }: CsvTable): CsvRecords {
  const orders = dayOrders(mapping.columns, rows)
  const records: CsvRecords = { accounts: [], posts: [], problems: [], platform: null, creator: null, notes: [] }
  records.notes.push(...dateNotes(mapping.columns, rows, orders))
  const width = widthOf(mapping.columns, mapping.ignored.length, rows)
  for (const row of rows) {
    if (records.problems.length >= problemsMax) break
    if (isTotal(row, mapping.columns)) continue
    const values = valuesOf(row, mapping.columns, orders, records.problems, width)
    if (!values) continue
    placeOf(values, records)
    if (mapping.kind === 'followers') records.accounts.push(accountOf(values, row.line))
    else addPost(values, row.line, records)
  }
  records.notes.push(...repeatNotes(records))
  return records
}

/** Says how the dates were read where nothing in their column decides it. */
function dateNotes(
  columns: readonly MappedColumn[],
  rows: readonly CsvRow[],
  orders: ReadonlyMap<number, DayOrder | null>,
): string[] {
  return columns.flatMap(({ index, header }) => {
    if (orders.get(index) !== null) return []
    const example = rows.map((row) => (row.cells[index] ?? '').trim()).find(isAmbiguous)
    const read = example ? timeIn(example, null) : null
    if (!example || !read || !('value' in read)) return []
    const words = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(read.value))
    return [`Every date in “${header.trim()}” could be read two ways; “${example}” was read as ${words}.`]
  })
}

/** Repeated rows are merged when the snapshot is read; who brings the file should know. */
function repeatNotes({ accounts, posts }: CsvRecords): string[] {
  const [people, items] = [accounts, posts].map((list) => list.length - new Set(list.map(({ id }) => id)).size)
  return [...repeatNote(people, 'username'), ...repeatNote(items, 'post')]
}

function repeatNote(count: number | undefined, thing: string): string[] {
  if (!count) return []
  const rows = plural(count, 'row has', 'rows have')
  return [`${rows} the same ${thing} as another row and ${count === 1 ? 'was' : 'were'} merged with it.`]
}

/** Only numeric dates are in question; a column of other dates has no order. */
function dayOrders(columns: readonly MappedColumn[], rows: readonly CsvRow[]): Map<number, DayOrder | null> {
  const orders = new Map<number, DayOrder | null>()
  for (const { index, cells } of columns) {
    if (cells !== 'time') continue
    const values = rows
      .map((row) => row.cells[index] ?? '')
      .filter((cell) => /^\d{1,2}[/-]\d{1,2}[/-]\d{2,4}/.test(cell.trim()))
    if (values.length > 0) orders.set(index, dayOrderOf(values))
  }
  return orders
}

function widthOf(columns: readonly MappedColumn[], ignored: number, rows: readonly CsvRow[]): number {
  const mapped = Math.max(...columns.map((column) => column.index)) + 1
  return Math.max(mapped, columns.length + ignored, commonWidth(rows))
}

/** The number of cells that most rows have: headers may end with empty cells that no row fills, or the other way round. */
function commonWidth(rows: readonly CsvRow[]): number {
  const counts = new Map<number, number>()
  for (const { cells } of rows) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1)
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 0
}

/** Analytics tools put a row of sums among the posts. */
function isTotal(row: CsvRow, columns: readonly MappedColumn[]): boolean {
  const date = columns.find((column) => column.field === 'publishedAt')
  const first = (row.cells[0] ?? '').trim().toLowerCase()
  const sums = ['total', 'totals', 'gesamt', 'summe', 'totale', 'sum'].includes(first)
  return sums && date !== undefined && isUnknown(row.cells[date.index] ?? '')
}

function valuesOf(
  row: CsvRow,
  columns: readonly MappedColumn[],
  orders: ReadonlyMap<number, DayOrder | null>,
  problems: LineProblem[],
  width: number,
): Values | null {
  if (row.cells.length > width && row.cells.slice(width).some((cell) => cell.trim() !== '')) {
    const sentence = `Line ${row.line} has ${row.cells.length} cells instead of ${width}. Put quotation marks around cells that contain the separator.`
    problems.push({ line: row.line, sentence })
    return null
  }
  const values: Values = {}
  let sound = true
  for (const { index, header, field, cells } of columns) {
    const cell = row.cells[index] ?? ''
    if (isUnknown(cell)) continue
    const read = cells === 'time' ? timeIn(cell, orders.get(index) ?? null) : readers[cells](cell)
    if ('value' in read) values[field] = read.value
    else {
      problems.push({ line: row.line, sentence: `Line ${row.line}: ${quoted(header.trim())} ${read.problem}.` })
      sound = false
    }
  }
  return sound ? values : null
}

const readers: Record<Exclude<MappedColumn['cells'], 'time'>, (cell: string) => Cell<Value>> = {
  text: (cell) => ({ value: cell.trim() }),
  count: countIn,
  truth: truthIn,
  presence: presenceIn,
  duration: durationIn,
  kind: (cell) => ({ value: cell.trim() }),
  tags: tagsIn,
}

function placeOf(values: Values, records: CsvRecords): void {
  records.platform ??= platformIn(text(values.platform)) ?? platformIn(text(values.link) ?? text(values.profileLink))
  records.creator ??= text(values.creator)
}

function platformIn(words: string | null): Platform | null {
  if (!words) return null
  const address = parseAddress(/[./]/.test(words) ? words : `${words} @somebody`)
  return address.kind === 'refused' ? null : address.platform
}

function accountOf(values: Values, line: number): Account {
  const linked = text(values.profileLink)
  const address = linked ? parseAddress(linked) : null
  const username = text(values.username)?.replace(/^@/, '') || (address?.kind === 'profile' ? address.handle : null)
  return {
    id: text(values.id) ?? username ?? `line-${line}`,
    username,
    displayName: text(values.displayName),
    bio: text(values.bio),
    hasAvatar: truth(values.hasAvatar),
    hasExternalUrl: truth(values.hasExternalUrl),
    isPrivate: truth(values.isPrivate),
    verified: truth(values.verified),
    followers: count(values.followers),
    following: count(values.following),
    posts: count(values.posts),
    createdAt: text(values.createdAt),
    country: text(values.country),
    language: text(values.language),
    listed: count(values.listed),
    favourites: count(values.favourites),
  }
}

function addPost(values: Values, line: number, records: CsvRecords): void {
  const publishedAt = text(values.publishedAt)
  if (!publishedAt) {
    records.problems.push({ line, sentence: `Line ${line} has no date. Every post needs one.` })
    return
  }
  const link = text(values.link)
  const address = link ? parseAddress(link) : null
  const durationSeconds = count(values.durationSeconds)
  records.posts.push({
    id: text(values.id) ?? (address?.kind === 'resolve' ? address.id : link) ?? `line-${line}`,
    publishedAt,
    kind: kindOf(text(values.kind), durationSeconds, address?.kind === 'refused' ? null : (address?.platform ?? null)),
    caption: [text(values.title), text(values.caption)].filter(Boolean).join('\n\n') || null,
    ...(Array.isArray(values.hashtags) && { hashtags: values.hashtags }),
    ...(Array.isArray(values.mentions) && { mentions: values.mentions }),
    durationSeconds,
    sponsored: truth(values.sponsored),
    likes: count(values.likes),
    comments: count(values.comments),
    views: count(values.views),
    shares: count(values.shares),
    saves: count(values.saves),
  })
}

const kindWords: [RegExp, PostKind][] = [
  [/carousel|album|sidecar|karussell|carrusel|carrousel|carosello|carrossel/, 'carousel'],
  [/reel|short/, 'short'],
  [/stor(y|ies|ia)|historia/, 'story'],
  [/live|stream|vod|broadcast/, 'stream'],
  [/video|clip|igtv/, 'video'],
  [/image|photo|picture|bild|foto|imagen|immagine|graphimage/, 'image'],
  [/text|tweet|status|link|article|texte|texto/, 'text'],
]

/** The kind that the word names; without one, what has a length is a video, and the rest what the platform is for. */
function kindOf(word: string | null, durationSeconds: number | null, platform: Platform | null): PostKind {
  const plain = word?.toLowerCase() ?? ''
  const named = kindWords.find(([pattern]) => pattern.test(plain))
  if (named) return named[1]
  if (durationSeconds || platform === 'youtube' || platform === 'tiktok' || platform === 'twitch') return 'video'
  return platform === 'x' || platform === 'linkedin' ? 'text' : 'image'
}

function text(value: Value | undefined): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}

function count(value: Value | undefined): number | null {
  return typeof value === 'number' ? value : null
}

function truth(value: Value | undefined): boolean | null {
  return typeof value === 'boolean' ? value : null
}
