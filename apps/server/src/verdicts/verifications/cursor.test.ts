import { randomUUID } from 'node:crypto'
import { Problem } from '@vouch/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cursorOf, parseCursor } from './cursor.ts'

test('law: a cursor that was given is read back as it was', () => {
  const times = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(times, (at) => {
      const cursor = { at, id: randomUUID() }
      expect(parseCursor(cursorOf(cursor))).toEqual(cursor)
    }),
  )
})

test('a cursor that nobody was given is refused: no id, no moment that the database knows', () => {
  const id = randomUUID()
  const written = [`1_${'-'.repeat(36)}`, `1_${'0'.repeat(36)}`, `${'9'.repeat(15)}_${id}`, `-1_${id}`, `1_${id} `]
  for (const text of written) expect(() => parseCursor(Buffer.from(text).toString('base64url'))).toThrow(Problem)
})

test('law: any other text is refused, never an error of ours', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(() => parseCursor(text)).toThrow(Problem)
    }),
  )
})
