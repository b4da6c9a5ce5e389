import { Resolver } from 'node:dns/promises'
import type { SenderRecord } from '@vouch/contract'

/** What receivers look for in the DNS of a sender's domain: SPF (RFC 7208), DKIM (RFC 6376) and DMARC (RFC 7489), and what to publish where it is
 *  missing. */

export type LookUpText = (name: string) => Promise<readonly string[]>

const resolver = new Resolver({ timeout: 3_000, tries: 2 })

/** TXT records of a name, each as one text; none where the name does not exist. Rejects where DNS gives no answer. */
export const lookUpText: LookUpText = async (name) => {
  try {
    return (await resolver.resolveTxt(name)).map((parts) => parts.join(''))
  } catch (error) {
    if (['ENOTFOUND', 'ENODATA'].includes((error as { code?: string }).code ?? '')) return []
    throw error
  }
}

/** What a provider asks its customers to include, by the end of its servers' names. */
const includes: readonly [host: string, include: string][] = [
  ['google.com', 'include:_spf.google.com'],
  ['gmail.com', 'include:_spf.google.com'],
  ['office365.com', 'include:spf.protection.outlook.com'],
  ['outlook.com', 'include:spf.protection.outlook.com'],
  ['amazonaws.com', 'include:amazonses.com'],
  ['sendgrid.net', 'include:sendgrid.net'],
  ['mailgun.org', 'include:mailgun.org'],
  ['zoho.com', 'include:zohomail.com'],
  ['zoho.eu', 'include:zohomail.eu'],
  ['fastmail.com', 'include:spf.messagingengine.com'],
  ['postmarkapp.com', 'include:spf.mtasv.net'],
]

export interface CheckedSender {
  /** The part of the sender's address behind the @. */
  domain: string
  address: string
  smtpHost: string
  selector: string
  /** What our DKIM record must hold, base64. */
  publicKey: string
}

/** @returns SPF, DKIM and DMARC of a sender, in this order */
export async function checkRecords(sender: CheckedSender, lookUp: LookUpText): Promise<SenderRecord[]> {
  const { domain, selector } = sender
  const [spf, dkim, dmarc] = await Promise.all([
    textsOf(domain, lookUp),
    textsOf(`${selector}._domainkey.${domain}`, lookUp),
    textsOf(`_dmarc.${domain}`, lookUp),
  ])
  return [spfOf(sender, spf), dkimOf(sender, dkim), dmarcOf(sender, dmarc)]
}

function textsOf(name: string, lookUp: LookUpText): Promise<readonly string[] | null> {
  return lookUp(name).catch(() => null)
}

const silent = 'DNS gave no answer. Try again in a minute.'

function spfOf({ domain, smtpHost }: CheckedSender, texts: readonly string[] | null): SenderRecord {
  const base = { kind: 'SPF', host: domain } as const
  if (texts === null) return { ...base, ok: null, words: silent, value: null }
  const found = texts.filter((text) => /^v=spf1( |$)/i.test(text))
  const wanted = includes.find(([host]) => smtpHost === host || smtpHost.endsWith(`.${host}`))?.[1] ?? `a:${smtpHost}`
  const [one] = found
  if (one === undefined) return { ...base, ok: false, words: 'There is no SPF record.', value: `v=spf1 ${wanted} ~all` }
  if (found.length > 1)
    return {
      ...base,
      ok: false,
      words: 'There are several SPF records. Receivers ignore them all: keep one.',
      value: one,
    }
  const terms = one.toLowerCase().split(' ')
  if (terms.some((term) => term.replace(/^\+/, '') === wanted) || terms.some((term) => /^\+?(mx|a)$/.test(term)))
    return { ...base, ok: true, words: 'Your mail server is in it.', value: null }
  const value = one.trim().replace(/(?: [-~?+]?all)?$/i, (end) => ` ${wanted}${end === '' ? ' ~all' : end}`)
  return { ...base, ok: false, words: 'Your mail server isn’t in it.', value }
}

function dkimOf({ domain, selector, publicKey }: CheckedSender, texts: readonly string[] | null): SenderRecord {
  const base = { kind: 'DKIM', host: `${selector}._domainkey.${domain}` } as const
  if (texts === null) return { ...base, ok: null, words: silent, value: null }
  const value = `v=DKIM1; k=rsa; p=${publicKey}`
  const keys = texts.map((text) => /(?:^|;)\s?p=([^;]{0,2000})/.exec(text)?.[1]?.replaceAll(' ', ''))
  if (keys.includes(publicKey)) return { ...base, ok: true, words: 'Vouch signs your messages with it.', value: null }
  const words = texts.length === 0 ? 'There is no record for Vouch’s signature.' : 'The record holds another key.'
  return { ...base, ok: false, words, value }
}

function dmarcOf({ domain, address }: CheckedSender, texts: readonly string[] | null): SenderRecord {
  const base = { kind: 'DMARC', host: `_dmarc.${domain}` } as const
  if (texts === null) return { ...base, ok: null, words: silent, value: null }
  const found = texts.filter((text) => /^v=DMARC1(;| |$)/.test(text))
  const [one] = found
  if (one === undefined)
    return { ...base, ok: false, words: 'There is no DMARC record.', value: `v=DMARC1; p=none; rua=mailto:${address}` }
  if (found.length > 1) return { ...base, ok: false, words: 'There are several DMARC records: keep one.', value: one }
  const policy = /;\s?p=(none|quarantine|reject)/i.exec(one)?.[1]
  if (policy === undefined)
    return {
      ...base,
      ok: false,
      words: 'The DMARC record names no policy.',
      value: `v=DMARC1; p=none; rua=mailto:${address}`,
    }
  return { ...base, ok: true, words: `The policy is ${policy.toLowerCase()}.`, value: null }
}
