import type { FastifyReply, FastifyRequest } from 'fastify'
import { type PackedText, packText, sendPacked } from '../foundation/http/packed-text.ts'
import { contentPolicy, type Outsiders } from './content-policy.ts'
import type { PageFill } from './first-list.ts'
import { type OperatorFacts, withOperatorFacts } from './operator-facts.ts'

/** A file of the built site that names the site's own address or its operator: a page, the sitemap, robots.txt, the feed. The address is
 *  known when the server listens, so it is filled in at the first request, and the result is kept in every encoding until an operator
 *  changes an address: an answer costs no more than sending bytes. A page with a place for the list of creators gets it here too, where its
 *  address asks for nothing in particular. */

/** What the build writes in place of the public address; `originStandIn` of the web application is the same. */
export const originStandIn = 'https://vouch-origin.invalid'

const contentTypes: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
}

export const documentEndings = Object.keys(contentTypes)

export interface DocumentSource {
  /** Reads it; asked once, with the first request. */
  text: () => string
  /** The ending of the file, one of `documentEndings`. */
  ending: string
  outsiders: Outsiders
  operator: () => OperatorFacts
  publicAddress: () => string
  /** What a page with a place for the list of creators is filled with; null while there is none to show. */
  firstList: () => Promise<PageFill | null>
}

/** What stands in a page that has a place for the list; the web application's `waitingPart` is the same. */
export const listPlace = 'data-part="first-list"'

interface Written {
  headers: Record<string, string>
  packed: PackedText
}

export class SiteDocument {
  readonly #source: DocumentSource
  #text: string | null = null
  /** With the list of creators, and without. */
  readonly #kept = new Map<boolean, { filledWith: string; written: Promise<Written> }>()

  constructor(source: DocumentSource) {
    this.#source = source
  }

  async send(request: FastifyRequest, reply: FastifyReply, status: number): Promise<FastifyReply> {
    const { headers, packed } = await this.#current(request.url.includes('?'))
    return sendPacked(request, reply.headers(headers), packed, status)
  }

  /** The port may be the system's choice, so the address can still change between the first request and listening; the operator's facts change
   *  at any time. */
  async #current(searches: boolean): Promise<Written> {
    this.#text ??= this.#source.text()
    const fill = searches || !this.#text.includes(listPlace) ? null : await this.#source.firstList()
    const address = this.#source.publicAddress()
    const facts = this.#source.operator()
    const filledWith = [address, ...Object.values(facts), fill?.tag].join('\n')
    const kept = this.#kept.get(fill !== null)
    if (kept?.filledWith === filledWith) return kept.written
    const text = fill === null ? this.#text : fill.into(this.#text)
    const page = written({ ...this.#source, text }, address, facts)
    this.#kept.set(fill !== null, { filledWith, written: page })
    return page
  }
}

async function written(
  { text, ending, outsiders }: Pick<DocumentSource, 'ending' | 'outsiders'> & { text: string },
  address: string,
  facts: OperatorFacts,
): Promise<Written> {
  const complete = withOperatorFacts(text.replaceAll(originStandIn, address), facts)
  const policy = ending === 'html' ? { 'content-security-policy': contentPolicy(complete, outsiders) } : {}
  return {
    headers: { 'content-type': contentTypes[ending] ?? 'application/octet-stream', ...policy },
    packed: await packText(complete),
  }
}
