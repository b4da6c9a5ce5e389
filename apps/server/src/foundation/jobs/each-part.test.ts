import { expect, test } from 'vitest'
import { eachPart } from './each-part.ts'

test('a part that fails keeps no other from its turn, and is heard of at the end', async () => {
  const done: string[] = []
  const failing = (name: string) => async () => {
    done.push(name)
    throw new Error(name)
  }
  const whole = async () => void done.push('whole')
  await expect(eachPart(failing('first'), whole)).rejects.toThrow('first')
  await expect(eachPart(failing('first'), failing('second'), whole)).rejects.toThrow(AggregateError)
  expect(done).toEqual(['first', 'whole', 'first', 'second', 'whole'])
  await eachPart(whole)
})
