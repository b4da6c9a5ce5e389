import { createHash } from 'node:crypto'
import type { FetchQueryObject, ImapFlow } from 'imapflow'
import { within } from './deadline.ts'
import { headersOfHead, headOf, type LetterHead } from './letter-head.ts'
import { type LetterText, letterText } from './letter-text.ts'
import { hostFaultWords, type MailHost, type MailHostLimits, reachedHost, stepMs } from './mail-host.ts'

/** Reads what came to a mailbox since the last time. Of every letter only its headers are looked at; the text is read of those alone that belong to something
 *  we sent. Nothing is marked, moved or deleted there. */

export interface MailboxPlace {
  /** Changes when the mailbox begins to count anew; null: it was never read. */
  validity: string | null
  lastUid: number
}

export interface ReadLetter extends LetterHead, LetterText {
  /** Its own, or one made of what is in it: a letter without one is known again wherever it lies. */
  messageId: string
}

export interface OpenMailbox {
  /** Opens the folder and reads nothing. */
  look: () => Promise<void>
  /** @param wants which letters are read whole
   *  @returns those, how far the mailbox is read now, and whether more lies there */
  readSince: (
    place: MailboxPlace,
    wants: (heads: readonly LetterHead[]) => Promise<ReadonlySet<number>>,
  ) => Promise<{ letters: ReadLetter[]; place: MailboxPlace; hasMore: boolean }>
  close: () => Promise<void>
}

/** Letters of one reading: few, so that what a server that is slow has told is kept before its time is over. */
const headsMax = 100
/** Of the header of a large letter no more is read. */
const headBytesMax = 256 * 1024
/** Message-IDs that one letter answers. */
const answersMax = 100
const fromForm = /^from:([^\r\n]{0,1000}(?:\r?\n[ \t][^\r\n]{0,1000}){0,9})/im
const byUid = { uid: true } as const
/** Of one letter no more is read. */
const letterBytesMax = 1024 * 1024
/** A mailbox that is read for the first time may hold replies already. */
const firstDays = 14

/** What one answer of a server may hold. Anybody may name one, several are read at once, and the package's own limits are gigabytes. A letter is asked for up to
 *  `letterBytesMax`; a line holds the numbers of half a million letters. */
const answerLimits = {
  maxLiteralSize: 2 * letterBytesMax,
  maxLineLength: 4 * letterBytesMax,
  maxResponseSize: 4 * letterBytesMax,
  maxResponseTokens: 100_000,
}

/** How long a server may take. */
export interface Patience {
  /** After that no further letter of a reading is begun. What was read is kept, so that the next reading comes further, however slow the server is. */
  enoughMs: number
  /** Longest that signing in, or one reading, may take. */
  longestMs: number
}

const usualPatience: Patience = { enoughMs: stepMs, longestMs: 2 * stepMs }
const byeMs = 3_000

/** Signs in to a mailbox of a workspace. Rejects with what the server said instead. */
export async function openMailbox(
  server: MailHost,
  bounds: MailHostLimits,
  patience: Patience = usualPatience,
): Promise<OpenMailbox> {
  const { address, isTest } = await reachedHost(server, bounds)
  const { host, tls } = server
  return signIn(server, 'INBOX', patience, {
    ...{ host: address, servername: host },
    ...(!tls && { doSTARTTLS: !isTest }),
  })
}

/** Signs in to a mailbox of the operator's, whose host is not looked at. Rejects with what the server said instead. */
export function openOperatorMailbox({ folder, ...server }: MailHost & { folder: string }): Promise<OpenMailbox> {
  return signIn(server, folder, usualPatience, {})
}

/** Opens the operator's mailbox and reads no letter. @returns what is wrong, in a sentence that names no address and no password; null where all is well */
export async function operatorMailboxFault(mailbox: MailHost & { folder: string }): Promise<string | null> {
  try {
    const box = await openOperatorMailbox(mailbox)
    try {
      await box.look()
      return null
    } finally {
      await box.close()
    }
  } catch (error) {
    return hostFaultWords(error)
  }
}

async function signIn(
  { host, port, tls, user, password }: MailHost,
  folder: string,
  patience: Patience,
  reached: { host?: string; servername?: string; doSTARTTLS?: boolean },
): Promise<OpenMailbox> {
  // Both packages take long to load, and most products read no mailbox.
  const { ImapFlow } = await import('imapflow')
  const client = new ImapFlow({
    ...{ host, port, secure: tls, logger: false, disableAutoIdle: true, ...reached },
    auth: { user, pass: password ?? '' },
    ...answerLimits,
    connectionTimeout: stepMs,
    greetingTimeout: stepMs,
    socketTimeout: 3 * stepMs,
  })
  // A connection that dies is noticed by who reads over it, and here is why it did.
  let broken: Error | null = null
  client.on('error', (error) => {
    broken ??= error
  })
  const patient = <T>(work: Promise<T>) =>
    within(patience.longestMs, work, () => client.close()).catch((error) => {
      throw error.code === 'NoConnection' ? (broken ?? error) : error
    })
  await patient(client.connect())
  const opened = async <T>(work: () => Promise<T>) => {
    const lock = await client.getMailboxLock(folder, { readOnly: true })
    return work().finally(() => lock.release())
  }
  return {
    look: () => patient(opened(async () => undefined)),
    readSince: (place, wants) => patient(opened(() => readSince(client, place, wants, patience))),
    close: () => within(byeMs, client.logout(), () => client.close()).catch(() => client.close()),
  }
}

async function readSince(
  client: ImapFlow,
  place: MailboxPlace,
  wants: (heads: readonly LetterHead[]) => Promise<ReadonlySet<number>>,
  { enoughMs }: Patience,
) {
  const enough = performance.now() + enoughMs
  // What came since the mailbox was opened is known to the server only when it is asked.
  await client.noop()
  const validity = String(client.mailbox === false ? '' : client.mailbox.uidValidity)
  const known = place.validity === validity ? place.lastUid : 0
  const found = await newUids(client, known)
  const uids = found.slice(0, headsMax)
  const last = uids.at(-1)
  if (last === undefined) return { letters: [], place: { validity, lastUid: known }, hasMore: false }
  const heads = await headsOf(client, uids)
  const wanted = await wants(heads)
  const letters: ReadLetter[] = []
  for (const head of heads.filter(({ uid }) => wanted.has(uid))) {
    if (letters.length > 0 && performance.now() > enough)
      return { letters, place: { validity, lastUid: head.uid - 1 }, hasMore: true }
    letters.push(await letterOf(client, head))
  }
  return { letters, place: { validity, lastUid: last }, hasMore: found.length > uids.length }
}

/** @returns headers of letters, oldest letter first */
async function headsOf(client: ImapFlow, uids: readonly number[]): Promise<LetterHead[]> {
  // A header can be as long as its letter, so those of large letters are cut. Not all servers cut a list of headers.
  const [usual, large]: [number[], number[]] = [[], []]
  for await (const { uid, size = Infinity } of client.fetch(uids.join(','), { uid: true, size: true }, byUid))
    (size > letterBytesMax ? large : usual).push(uid)
  const { parseAddressHeader } = await import('mailparser')
  const heads = new Map<number, LetterHead>()
  const addHeads = async (of: readonly number[], query: FetchQueryObject) => {
    if (of.length === 0) return
    for await (const { uid, headers } of client.fetch(of.join(','), { uid: true, ...query }, byUid)) {
      const text = headers?.toString('utf8') ?? ''
      const from = parseAddressHeader(fromForm.exec(text)?.[1], { flatten: true, decodePunycode: false })
      const head = headOf(uid, from.value[0]?.address ?? '', text)
      if (uids.includes(uid)) heads.set(uid, { ...head, answers: head.answers.slice(0, answersMax) })
    }
  }
  await addHeads(usual, { headers: [...headersOfHead, 'from'] })
  await addHeads(large, { bodyParts: [{ key: 'HEADER', maxLength: headBytesMax }] })
  return [...heads.values()].sort((a, b) => a.uid - b.uid)
}

async function newUids(client: ImapFlow, known: number): Promise<number[]> {
  const since = new Date(Date.now() - firstDays * 86_400_000)
  const query = known === 0 ? { since } : { uid: `${known + 1}:*` }
  const found = await client.search(query, { uid: true })
  // A range that ends in * names the newest letter even where it is older.
  return (found || []).filter((uid) => uid > known).sort((a, b) => a - b)
}

async function letterOf(client: ImapFlow, head: LetterHead): Promise<ReadLetter> {
  const found = await client.fetchOne(String(head.uid), { source: { maxLength: letterBytesMax } }, { uid: true })
  const source = found === false ? undefined : found?.source
  return {
    ...head,
    messageId: head.messageId ?? madeId(head, source),
    ...(await letterText(source ?? Buffer.alloc(0), head)),
  }
}

function madeId({ from, answers }: LetterHead, source: Buffer | undefined): string {
  const digest = createHash('sha256').update(JSON.stringify([from, answers]))
  return `<${digest.update(source ?? '').digest('hex')}@unnamed.invalid>`
}
