import { expect, onTestFinished, test } from 'vitest'
import { type ScriptedLetter, scriptedMailbox } from '../../../test/scripted-mailbox.ts'
import { openMailbox, type Patience } from './incoming.ts'
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
