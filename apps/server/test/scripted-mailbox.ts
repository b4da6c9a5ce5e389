import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'

/** A mailbox whose server says what a test says: what no real one does to its readers. */

export interface ScriptedLetter {
  uid: number
  source: string | Buffer
}

export interface ScriptedMailbox {
  port: number
  user: string
  password: string
  /** Commands that it was given, without their tags. */
  asked: string[]
  close: () => Promise<void>
}

/** @returns true where it has said what there is to say. Absent or false: what a plain server says */
type Answer = (command: string, say: (text: string | Buffer) => void, tag: string) => boolean

/** @param answer what is not said as a plain server does */
export async function scriptedMailbox(
  letters: readonly ScriptedLetter[],
  answer: Answer = () => false,
): Promise<ScriptedMailbox> {
  const asked: string[] = []
  const open = new Set<Socket>()
  const server = createServer((socket) => {
    open.add(socket)
    socket.on('error', () => undefined)
    socket.on('close', () => open.delete(socket))
    const say = (text: string | Buffer) => void socket.write(text)
    say('* OK [CAPABILITY IMAP4rev1] scripted\r\n')
    let text = ''
    socket.on('data', (part) => {
      text += part.toString()
      for (let end = text.indexOf('\r\n'); end >= 0; end = text.indexOf('\r\n')) {
        const [tag = '', ...words] = text.slice(0, end).split(' ')
        text = text.slice(end + 2)
        const command = words.join(' ')
        asked.push(command)
        if (answer(command, say, tag)) continue
        for (const line of plainAnswer(command, letters)) say(line)
        say(`${tag} OK done\r\n`)
      }
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    ...{ port: (server.address() as AddressInfo).port, user: 'ann', password: 'let_me_read', asked },
    close: async () => {
      for (const socket of open) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

function plainAnswer(command: string, letters: readonly ScriptedLetter[]): (string | Buffer)[] {
  if (/^CAPABILITY/i.test(command)) return ['* CAPABILITY IMAP4rev1\r\n']
  if (/^LIST/i.test(command)) return ['* LIST () "/" INBOX\r\n']
  if (/^(EXAMINE|SELECT)/i.test(command))
    return ['* 9 EXISTS\r\n* FLAGS ()\r\n* OK [UIDVALIDITY 7] is\r\n* OK [UIDNEXT 99] is\r\n']
  const from = Number(/^UID SEARCH UID (\d+):\*/i.exec(command)?.[1] ?? 0)
  if (/^UID SEARCH/i.test(command))
    return [`* SEARCH ${letters.flatMap(({ uid }) => (uid >= from ? [uid] : [])).join(' ')}\r\n`]
  const [, set = '', query = ''] = /^UID FETCH (\S+) (.*)$/i.exec(command) ?? []
  return letters.filter(({ uid }) => isIn(set, uid)).flatMap((letter) => fetched(letter, query))
}

function isIn(set: string, uid: number): boolean {
  return set.split(',').some((range) => {
    const [first = '', last = first] = range.split(':')
    return uid >= Number(first) && uid <= Number(last)
  })
}

function fetched({ uid, source }: ScriptedLetter, query: string): (string | Buffer)[] {
  const whole = Buffer.from(source)
  const headEnd = whole.indexOf('\r\n\r\n')
  const head = headEnd < 0 ? whole : whole.subarray(0, headEnd + 4)
  const said: (string | Buffer)[] = [`* ${uid} FETCH (UID ${uid}`]
  if (/RFC822\.SIZE/i.test(query)) said.push(` RFC822.SIZE ${whole.length}`)
  if (/ENVELOPE/i.test(query))
    said.push(' ENVELOPE (NIL NIL ((NIL NIL "eve" "creators.test")) NIL NIL NIL NIL NIL NIL NIL)')
  for (const [, section = '', length] of query.matchAll(/BODY\.PEEK\[([^\]]*)\](?:<0\.(\d+)>)?/gi)) {
    const told = (section === '' ? whole : head).subarray(0, length === undefined ? undefined : Number(length))
    said.push(` BODY[${section}]${length === undefined ? '' : '<0>'} {${told.length}}\r\n`, told)
  }
  return [...said, ')\r\n']
}
