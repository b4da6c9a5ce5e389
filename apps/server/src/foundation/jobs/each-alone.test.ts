import { expect, test } from 'vitest'
import { eachAlone } from './each-alone.ts'

const never = new AbortController().signal

test('one that fails keeps no other from its turn, and is told of by its name in the end', async () => {
  const done: string[] = []
  const deed = async (item: string) => {
    if (item === 'b') throw new Error('it broke')
    done.push(item)
  }
  await expect(eachAlone(['a', 'b', 'c'], never, deed)).rejects.toThrow('1 failed. b failed: Error: it broke')
  expect(done).toEqual(['a', 'c'])
})

test('of very many that fail it tells ten, and how many there were', async () => {
  const all = Array.from({ length: 500 }, (_, place) => place)
  const failure: AggregateError = await eachAlone(all, never, () => Promise.reject(new Error('away'))).catch((e) => e)
  expect([failure.errors.length, failure.message.slice(0, 11)]).toEqual([10, '500 failed.'])
})

test('nothing is begun once it is to stop', async () => {
  const stop = new AbortController()
  const done: number[] = []
  await eachAlone([1, 2, 3], stop.signal, async (each) => {
    done.push(each)
    stop.abort()
  })
  expect(done).toEqual([1])
})
