import { ImapFlow } from 'imapflow'
import { simpleParser } from 'mailparser'
import { type MailHost, type MailHostLimits, reachedHost, stepMs } from './mail-host.ts'

/** Reads what came to a mailbox since the last time. Of every letter only its headers are looked at; the text is read of those alone that belong to something
 *  we sent. Nothing is marked, moved or deleted there. */

export interface MailboxPlace {
  /** Changes when the mailbox begins to count anew; null: it was never read. */
  validity: string | null
  lastUid: number
}

/** What a letter says of itself. */
export interface LetterHead {
  uid: number
  messageId: string | null
  /** Message-IDs that it answers, newest first. */
  answers: string[]
  from: string
  /** A mail server's report about a message that it could not deliver. */
  isReport: boolean
  /** A machine answered, not a person. */
  isAutomatic: boolean
}

export interface ReadLetter extends LetterHead {
  subject: string
  text: string
  date: Date
  /** Of a report: what it says of the delivery, with the headers of the message that it is about. */
  report: string | null
}

export interface OpenMailbox {
  /** @param wants which letters are read whole
   *  @returns those, and how far the mailbox is read now */
  readSince: (
    place: MailboxPlace,
    wants: (heads: readonly LetterHead[]) => Promise<ReadonlySet<number>>,
  ) => Promise<{ letters: ReadLetter[]; place: MailboxPlace }>
  close: () => Promise<void>
}

/** Letters of one reading. A mailbox with more is read on the next time. */
const headsMax = 500
/** Of one letter no more is read. */
const letterBytesMax = 1024 * 1024
/** A mailbox that is read for the first time may hold replies already. */
const firstDays = 14
const textMax = 50_000
const wantedHeaders = ['references', 'in-reply-to', 'auto-submitted', 'content-type', 'message-id']

/** Signs in. Rejects with what the server said instead. */
export async function openMailbox(server: MailHost, bounds: MailHostLimits): Promise<OpenMailbox> {
  const { address, isTest } = await reachedHost(server, bounds)
  const { host, port, tls, user, password } = server
  const client = new ImapFlow({
    ...{ host: address, port, secure: tls, servername: host, logger: false, disableAutoIdle: true },
    ...(!tls && !isTest && { doSTARTTLS: true }),
    ...(isTest && !tls && { doSTARTTLS: false }),
    auth: { user, pass: password ?? '' },
    connectionTimeout: stepMs,
    greetingTimeout: stepMs,
    socketTimeout: 3 * stepMs,
  })
  // A connection that dies is noticed by who reads over it.
  client.on('error', () => undefined)
  await client.connect()
  return {
    readSince: async (place, wants) => {
      const lock = await client.getMailboxLock('INBOX', { readOnly: true })
      try {
        return await readSince(client, place, wants)
      } finally {
        lock.release()
      }
    },
    close: async () => {
      await client.logout().catch(() => client.close())
    },
  }
}

async function readSince(
  client: ImapFlow,
  place: MailboxPlace,
  wants: (heads: readonly LetterHead[]) => Promise<ReadonlySet<number>>,
) {
  // What came since the mailbox was opened is known to the server only when it is asked.
  await client.noop()
  const validity = String(client.mailbox === false ? '' : client.mailbox.uidValidity)
  const known = place.validity === validity ? place.lastUid : 0
  const uids = (await newUids(client, known)).slice(0, headsMax)
  const last = uids.at(-1)
  if (last === undefined) return { letters: [], place: { validity, lastUid: known } }
  const heads: LetterHead[] = []
  for await (const found of client.fetch(
    uids.join(','),
    { uid: true, envelope: true, headers: wantedHeaders },
    { uid: true },
  ))
    heads.push(headOf(found.uid, found.envelope?.from?.[0]?.address ?? '', found.headers?.toString('utf8') ?? ''))
  const wanted = await wants(heads)
  const letters: ReadLetter[] = []
  for (const head of heads) if (wanted.has(head.uid)) letters.push(await letterOf(client, head))
  return { letters, place: { validity, lastUid: last } }
}

async function newUids(client: ImapFlow, known: number): Promise<number[]> {
  const since = new Date(Date.now() - firstDays * 86_400_000)
  const query = known === 0 ? { since } : { uid: `${known + 1}:*` }
  const found = await client.search(query, { uid: true })
  // A range that ends in * names the newest letter even where it is older.
  return (found || []).filter((uid) => uid > known).sort((a, b) => a - b)
}

const idForm = /<[^<>\s]{1,300}>/g

function headOf(uid: number, from: string, text: string): LetterHead {
  const headers = new Map<string, string>()
  for (const line of text.replaceAll(/\r?\n[ \t]/g, ' ').split(/\r?\n/)) {
    const colon = line.indexOf(':')
    if (colon > 0) headers.set(line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim())
  }
  const ids = (name: string) => headers.get(name)?.match(idForm) ?? []
  const automatic = headers.get('auto-submitted')?.toLowerCase() ?? 'no'
  return {
    uid,
    messageId: ids('message-id')[0] ?? null,
    answers: [...ids('in-reply-to'), ...ids('references').reverse()],
    from: from.toLowerCase(),
    isReport: /^multipart\/report/i.test(headers.get('content-type') ?? ''),
    isAutomatic: !automatic.startsWith('no'),
  }
}

async function letterOf(client: ImapFlow, head: LetterHead): Promise<ReadLetter> {
  const found = await client.fetchOne(String(head.uid), { source: { maxLength: letterBytesMax } }, { uid: true })
  const source = found === false ? undefined : found?.source
  const parsed = await simpleParser(source ?? Buffer.alloc(0), { skipImageLinks: true, skipTextLinks: true })
  return {
    ...head,
    subject: (parsed.subject ?? '').slice(0, 500),
    text: (parsed.text ?? '').slice(0, textMax),
    date: parsed.date ?? new Date(),
    report: head.isReport ? (source?.toString('utf8') ?? '').slice(0, textMax) : null,
  }
}
