import { type ContactSource, contactSourceWords } from '@vouch/contract'

/** A message as it leaves: what was written, and the foot that the law asks for: who sends, why to this address, and how to end it. */

export interface Foot {
  legalName: string
  postalAddress: string
  source: ContactSource
  /** Where exactly the address stands; shown where it is a public link. */
  evidence: string
  unsubscribeUrl: string
}

/** @returns the foot as plain text */
function footLines({ legalName, postalAddress, source, evidence, unsubscribeUrl }: Foot): string[] {
  const isPublic = source === 'bio' || source === 'linked-page'
  const found = source === 'given' ? 'You are getting this email' : 'We found your address'
  return [
    `${legalName}, ${postalAddress}`,
    `${found} ${contactSourceWords[source]}${isPublic ? ` (${evidence})` : ''}.`,
    `Unsubscribe: ${unsubscribeUrl}`,
  ]
}

/** @param foot null for a reply to what the creator is known to have written */
export function messageText(body: string, foot: Foot | null): string {
  return foot === null ? `${body}\n` : `${body}\n\n--\n${footLines(foot).join('\n')}\n`
}

/** The same as HTML: paragraphs and links, nothing that has to load, nothing that reports back. */
export function messageHtml(body: string, foot: Foot | null): string {
  const paragraphs = body.split(/\n\n/).map((part) => `<p>${linked(escaped(part)).replaceAll('\n', '<br>')}</p>`)
  const small = foot === null ? [] : [`<p style="font-size:12px;color:#5d6a79">${footHtml(foot)}</p>`]
  return `<!doctype html>\n<html><head><meta charset="utf-8"></head><body>\n${[...paragraphs, ...small].join('\n')}\n</body></html>\n`
}

function footHtml(foot: Foot): string {
  const lines = footLines(foot).slice(0, -1).map(escaped)
  return [...lines, `<a href="${escaped(foot.unsubscribeUrl)}">Unsubscribe</a>`].join('<br>')
}

const link = /\bhttps:\/\/[^\s<>"&]{1,500}/g

function linked(html: string): string {
  return html.replaceAll(link, (url) => `<a href="${url}">${url}</a>`)
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
