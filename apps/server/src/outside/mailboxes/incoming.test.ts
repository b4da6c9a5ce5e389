import { expect, onTestFinished, test } from 'vitest'
import { type ScriptedLetter, scriptedMailbox } from '../../../test/scripted-mailbox.ts'
import { openMailbox, type Patience } from './incoming.ts'
import type { LetterHead } from './letter-head.ts'
import { hostFaultWords } from './mail-host.ts'

/** Mailboxes whose servers do what no honest one does: anybody may name one. */

const never = { enoughMs: 60_000, longestMs: 60_000 }
const soon = { enoughMs: 2_000, longestMs: 2_000 }
const start = { validity: '7', lastUid: 1 }
const all = (heads: readonly { uid: number }[]) => Promise.resolve(new Set(heads.map(({ uid }) => uid)))

async function mailbox(letters: readonly ScriptedLetter[], answer?: Parameters<typeof scriptedMailbox>[1]) {
  const server = await scriptedMailbox(letters, answer)
  onTestFinished(server.close)
  const { port, user, password } = server
  const host = { host: '127.0.0.1', port, tls: false, user, password }
  return {
    asked: server.asked,
    open: async (patience: Patience) => {
      const box = await openMailbox(host, { testHosts: [`127.0.0.1:${port}`] }, patience)
      onTestFinished(box.close)
      return box
    },
  }
}

const letter = (uid: number, more = ''): ScriptedLetter => ({
  uid,
  source: `From: Eve <eve@creators.test>\r\nMessage-ID: <${uid}@creators.test>\r\n${more}\r\nHi ${uid}\r\n`,
})

/** Says that it is at work, again and again, and no more than that. */
const trickle =
  (forms: RegExp): Parameters<typeof scriptedMailbox>[1] =>
  (command, say) => {
    if (!forms.test(command)) return false
    const timer = setInterval(() => say('* OK still at work\r\n'), 20)
    onTestFinished(() => clearInterval(timer))
    return true
  }

test('a server that never lets in is given up', async () => {
  const { open } = await mailbox([], trickle(/^(LOGIN|AUTHENTICATE)/i))
  expect(await open(soon).then(String, hostFaultWords)).toBe('The server takes too long to answer.')
})

test('a server that never says goodbye is left', async () => {
  const { open, asked } = await mailbox([], trickle(/^LOGOUT/i))
  const box = await open(never)
  await box.close()
  expect(asked.at(-1)).toBe('LOGOUT')
})

test.each([['EXAMINE'], ['UID SEARCH'], ['UID FETCH']])(
  'a server that is always about to answer %s is given up',
  async (command) => {
    const { open } = await mailbox([letter(2)], trickle(new RegExp(`^${command}`, 'i')))
    const box = await open(soon)
    expect(await box.readSince(start, all).then(String, hostFaultWords)).toBe('The server takes too long to answer.')
    await box.close()
  },
)

test('a server that is slow is read a letter at a time, and none is left out', async () => {
  const { open } = await mailbox([letter(2), letter(3), letter(4)])
  const box = await open({ ...never, enoughMs: 0 })
  const texts: string[] = []
  for (let [place, more] = [start, true] as [typeof start, boolean]; more; ) {
    const read = await box.readSince(place, all)
    expect(read.letters).toHaveLength(1)
    texts.push(...read.letters.map(({ text }) => text.trim()))
    ;[place, more] = [read.place as typeof start, read.hasMore]
  }
  expect(texts).toEqual(['Hi 2', 'Hi 3', 'Hi 4'])
})

/** Begins an answer to what is fetched that goes on for longer than anybody reads. */
const endless =
  (begin: string, piece: string): Parameters<typeof scriptedMailbox>[1] =>
  (command, say) => {
    if (!/^UID FETCH.*HEADER/i.test(command)) return false
    say(begin)
    for (let sent = 0; sent < 300; sent += 1) say(piece.repeat(16_384 / piece.length))
    return true
  }

test.each([
  ['a header of 300 MB', '* 2 FETCH (UID 2 BODY[HEADER] {314572800}\r\n', 'a'],
  ['a line without end', '* 2 FETCH (UID 2 FLAGS (', 'ab '],
  ['headers without end', '* 2 FETCH (UID 2', ' BODY[HEADER] {8}\r\nabcdefg\n'],
])('a server that answers with %s is left at once', async (_, begin, piece) => {
  const { open } = await mailbox([letter(2)], endless(begin, piece))
  const box = await open(never)
  const words = await box.readSince(start, all).then(String, hostFaultWords)
  expect(words).toBe('The server’s answer is too long to read.')
})

test('a large letter is found by the beginning of its header, and an honest mailbox is read past it', async () => {
  const files = `\r\n${'x'.repeat(75)}`.repeat(20_000)
  const more = `In-Reply-To: <1@tea.test>\r\n${`X-Noise: ${'y'.repeat(900)}\r\n`.repeat(3_000)}`
  const { open } = await mailbox([
    { uid: 2, source: `${letter(2, 'In-Reply-To: <1@tea.test>\r\n').source}${files}` },
    letter(3, more),
    letter(4, `References: ${'<a@b.test>\r\n '.repeat(2_000)}<1@tea.test>\r\n`),
    letter(5),
  ])
  const seen: LetterHead[] = []
  const box = await open(never)
  const { letters } = await box.readSince(start, (heads) => {
    seen.push(...heads)
    return all(heads)
  })
  expect(seen.map(({ uid, from }) => [uid, from])).toEqual([2, 3, 4, 5].map((uid) => [uid, 'eve@creators.test']))
  expect(seen.map(({ answers }) => answers[0])).toEqual([...Array(3).fill('<1@tea.test>'), undefined])
  expect(letters.map(({ text }) => text.slice(0, 4).trim())).toEqual(['Hi 2', 'We c', 'Hi 4', 'Hi 5'])
})
