import { Problem } from '@vouch/contract'
import { afterAll, afterEach, expect, test } from 'vitest'
import type { TriedOrder } from '../../../test/tried-thread.ts'
import { OrderThread, type ThreadLimits, ThreadOverrun } from './order-thread.ts'

const file = new URL('../../../test/tried-thread.ts', import.meta.url)
const threads: OrderThread<TriedOrder, string>[] = []
afterEach(async () => {
  for (const thread of threads.splice(0)) await thread.close()
})

/** To load one takes longer than all that is asked of it, so whoever leaves it alive shares it. */
const shared = new OrderThread<TriedOrder, string>('tried', file)
afterAll(() => shared.close())

function open(limits?: ThreadLimits): OrderThread<TriedOrder, string> {
  const thread = new OrderThread<TriedOrder, string>('tried', file, limits)
  threads.push(thread)
  return thread
}

test('orders are answered one after the other, each to who asked', async () => {
  const words = ['one', 'two', 'three']
  expect(await Promise.all(words.map((word) => shared.ask({ do: 'say', word })))).toEqual(words)
})

test('a refusal comes back as the problem that it is, a defect with its stack', async () => {
  const refusal = await shared.ask({ do: 'refuse' }).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(Problem)
  expect(refusal).toMatchObject({ code: 'bad_file', message: 'Not like this.', details: { lines: [1] } })
  await expect(shared.ask({ do: 'fail' })).rejects.toThrow(/A defect[\s\S]*tried-thread/)
  expect(await shared.ask({ do: 'say', word: 'on' })).toBe('on')
})

test('a thread that dies fails the order that it had; those behind it are served by the next', async () => {
  const thread = open()
  const dying = thread.ask({ do: 'die' })
  const behind = thread.ask({ do: 'say', word: 'behind' })
  await expect(dying).rejects.toThrow('The tried thread ended')
  expect(await behind).toBe('behind')
})

test('an order that never ends is ended, and keeps nobody behind it waiting', async () => {
  const thread = open({ orderMsMax: 2_000 })
  const hanging = thread.ask({ do: 'hang' })
  const behind = thread.ask({ do: 'say', word: 'behind' })
  await expect(hanging).rejects.toBeInstanceOf(ThreadOverrun)
  expect(await behind).toBe('behind')
})

test('who leaves while waiting gives up the turn', async () => {
  const first = shared.ask({ do: 'say', word: 'first' })
  const leaving = new AbortController()
  const left = shared.ask({ do: 'say', word: 'left' }, { signal: leaving.signal })
  leaving.abort(new Error('gone'))
  await expect(left).rejects.toThrow('gone')
  await expect(shared.ask({ do: 'hang' }, { signal: leaving.signal })).rejects.toThrow('gone')
  expect([await first, await shared.ask({ do: 'say', word: 'next' })]).toEqual(['first', 'next'])
})

test('accounts take turns: who asks for much waits behind themselves, and the product has its turns too', async () => {
  const thread = open()
  const served: string[] = []
  const ask = (word: string, account?: string) =>
    thread.ask({ do: 'say', word }, { account }).then(() => served.push(word))
  const asked = ['a1', 'a2', 'a3', 'a4'].map((word) => ask(word, 'a'))
  asked.push(ask('b1', 'b'), ask('p1'), ask('p2'), ask('c1', 'c'), ask('b2', 'b'))
  await Promise.all(asked)
  expect(served).toEqual(['a1', 'b1', 'p1', 'c1', 'a2', 'b2', 'p2', 'a3', 'a4'])
})

test('so many orders wait, of one account and of all; the product’s own are not counted', async () => {
  const thread = open({ waitingMax: 3, perAccountMax: 2 })
  const ask = (account?: string) => thread.ask({ do: 'say', word: account ?? 'own' }, { account })
  const waiting = [ask(), ask(), ask('a'), ask('a')]
  await expect(ask('a')).rejects.toMatchObject({ code: 'rate_limited', details: { retryAfterSeconds: 5 } })
  waiting.push(ask('b'))
  await expect(ask('c')).rejects.toMatchObject({ code: 'unavailable', details: { retryAfterSeconds: 5 } })
  waiting.push(ask())
  expect(await Promise.all(waiting)).toEqual(['own', 'own', 'a', 'a', 'b', 'own'])
  expect(await ask('c')).toBe('c')
})

test('bytes that are handed over are not copied: who asked has them no more', async () => {
  const bytes = new Uint8Array(1_000)
  expect(await shared.ask({ do: 'measure', bytes }, { transfer: [bytes.buffer] })).toBe('1000')
  expect(bytes.length).toBe(0)
})

test('closing fails what is under way and what waits, and the thread can be asked again', async () => {
  const thread = open()
  const asked = [thread.ask({ do: 'hang' }), thread.ask({ do: 'say', word: 'waiting' })]
  const ends = Promise.allSettled(asked)
  await thread.close()
  for (const end of await ends) expect(end).toMatchObject({ reason: { message: 'The tried thread ended' } })
  expect(await thread.ask({ do: 'say', word: 'again' })).toBe('again')
})
