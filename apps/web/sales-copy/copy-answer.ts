import type { CopyItem } from '@vouch/contract'

/** Asks the server for copy. A bare fetch, because the tool says itself what was wrong with an answer, and its session is a cookie that
 *  goes along by itself. */

/** What the tool shows when nothing was written. `status` is 0 where no answer came. */
export class CopyFailure extends Error {
  readonly status: number

  constructor(message: string, status = 0) {
    super(message)
    this.name = 'CopyFailure'
    this.status = status
  }
}

/** A language model may be asked twice and more; the server ends by itself before this. */
const timeoutMs = 100_000

export type FetchLike = (path: string, init: RequestInit) => Promise<Response>

/** What is used of an answer; an older server may leave out all but the content. */
export type Copy = Pick<CopyItem, 'content' | 'section'> &
  Partial<CopyItem> & { variations: string[]; timestamp: string }

/** @param section its name in the address, such as `announcement-bar` @throws CopyFailure */
export function fetchSection(section: string, send: FetchLike = fetch): Promise<Copy> {
  return fetchCopy(section, section, undefined, send)
}

/** @throws CopyFailure */
export function fetchCustom(section: string, prompt: string, send: FetchLike = fetch): Promise<Copy> {
  return fetchCopy('custom', section, { section, prompt }, send)
}

async function fetchCopy(path: string, section: string, body: object | undefined, send: FetchLike): Promise<Copy> {
  const response = await send(`/api/sales-copy/${encodeURIComponent(path)}`, {
    method: 'POST',
    credentials: 'include',
    headers: { accept: 'application/json', ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((error: unknown) => {
    throw new CopyFailure(
      error instanceof DOMException && error.name === 'TimeoutError'
        ? 'The server took too long to respond. Try again.'
        : 'We couldn’t reach the server. Try again.',
    )
  })
  if (!response.ok) throw new CopyFailure(`Failed to generate copy: ${response.status}`, response.status)
  const text = await response.text().catch(() => '')
  const answer = jsonOf(text)
  if (answer === undefined || !(response.headers.get('content-type') ?? '').includes('json'))
    throw new CopyFailure('Server returned HTML instead of JSON', response.status)
  const copy = copyOf(answer, section)
  if (copy === null) throw new CopyFailure('Invalid response format - missing content', response.status)
  return copy
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Reads an answer, or what was kept of one. @returns null without content */
export function copyOf(value: unknown, section = ''): Copy | null {
  if (typeof value !== 'object' || value === null || !('content' in value)) return null
  const given = value as Record<string, unknown>
  const { content, variations } = given
  if (typeof content !== 'string' || content.trim() === '') return null
  return {
    content,
    variations: Array.isArray(variations) ? variations.filter((each) => typeof each === 'string') : [],
    timestamp: typeof given.timestamp === 'string' ? given.timestamp : new Date().toISOString(),
    section: typeof given.section === 'string' ? given.section : section,
    ...(typeof given.writer === 'string' && { writer: given.writer }),
    note: typeof given.note === 'string' ? given.note : null,
  }
}

/** @returns the one piece of a copy that stands for it: its first variation, or else the first line of its content. */
export function firstPiece({ content, variations }: Pick<Copy, 'content' | 'variations'>): string {
  return variations[0] ?? content.split('\n', 1)[0] ?? ''
}

/** @returns the pieces to choose from. */
export function piecesOf({ content, variations }: Pick<Copy, 'content' | 'variations'>): string[] {
  return variations.length > 0 ? variations : [content]
}
