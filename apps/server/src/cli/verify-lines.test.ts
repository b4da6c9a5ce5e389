import { PassThrough, Readable } from 'node:stream'
import { simulateCreator } from '@vouch/simulator'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { byteLines, tooLong } from './byte-lines.ts'
import { verifyLines } from './verify-lines.ts'

const at = '2026-01-01T00:00:00Z'
const snapshotOf = (seed: string, size: 'tiny' | 'standard') =>
  JSON.stringify(simulateCreator({ seed, platform: 'instagram', at, size, handle: seed }).snapshot)

async function answersTo(lines: readonly string[], threads: number) {
  const [input, output] = [new PassThrough(), new PassThrough()]
  const ended = verifyLines(input, output, threads)
  input.end(lines.map((line) => `${line}\n`).join(''))
  const written = (async () => {
    let text = ''
    for await (const chunk of output) text += String(chunk)
    return text
  })()
  await ended
  output.end()
  return (await written)
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
}

test('long and short lines on several threads are answered in their order', async () => {
  const handles = Array.from({ length: 12 }, (_, index) => `creator_${index}`)
  const lines = handles.map((handle, index) => snapshotOf(handle, index % 3 === 0 ? 'standard' : 'tiny'))
  lines.splice(5, 0, 'not json')
  const answers = await answersTo(lines, 3)
  expect(answers.map((answer) => answer.subject?.handle ?? answer.error)).toEqual([
    ...handles.slice(0, 5),
    'The snapshot is not valid JSON.',
    ...handles.slice(5),
  ])
})

test('a line that is not UTF-8 is refused, and no other name stands in for the one in it', async () => {
  const [input, output] = [new PassThrough(), new PassThrough()]
  const counted = verifyLines(input, output, 1)
  const line = Buffer.from(`${snapshotOf('creator', 'tiny')}\n`)
  const broken = Buffer.from(line)
  broken[broken.indexOf('creator')] = 0xff
  input.end(Buffer.concat([broken, line]))
  expect(await counted).toEqual({ lines: 2, failed: 1 })
  const [first = '', second = ''] = String(output.read()).split('\n')
  expect(JSON.parse(first)).toEqual({ error: 'The line isn’t valid UTF-8.', line: 1 })
  expect(JSON.parse(second).subject.handle).toBe('creator')
})

test('whoever asks one thing at a time is answered before the next is asked', async () => {
  const [input, output] = [new PassThrough(), new PassThrough()]
  const ended = verifyLines(input, output, 2)
  const answers = output[Symbol.asyncIterator]()
  for (const handle of ['first', 'second']) {
    input.write(`${snapshotOf(handle, 'tiny')}\n`)
    expect(JSON.parse(String((await answers.next()).value)).subject.handle).toBe(handle)
  }
  input.end()
  await ended
})

test('however a text is cut on its way, its lines come as they were written', async () => {
  const line = fc
    .string({ unit: fc.constantFrom('a', 'é', '\u2028', '🔥', '\r') })
    .map((text) => text.replace(/\r+$/, ''))
  await fc.assert(
    fc.asyncProperty(fc.array(line), fc.constantFrom('\n', '\r\n'), fc.nat({ max: 5 }), async (lines, end, step) => {
      const bytes = Buffer.from(lines.map((each) => each + end).join(''))
      const cuts = Array.from({ length: Math.ceil(bytes.length / (step + 1)) }, (_, at) => at * (step + 1))
      const found: string[] = []
      for await (const each of byteLines(Readable.from(cuts.map((at) => bytes.subarray(at, at + step + 1))), 100))
        found.push(each === tooLong ? 'too long' : Buffer.from(each).toString())
      expect(found).toEqual(lines.map((each) => (Buffer.byteLength(each + end) - 1 > 100 ? 'too long' : each)))
    }),
  )
})
