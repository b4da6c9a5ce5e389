import { expect, test } from 'vitest'
import { drawMarksWith } from './trial-marks.ts'

test('a mark recognises and names nobody: another secret, kind or card is another mark', () => {
  const draw = drawMarksWith('one secret')
  const ann = { email: 'ann@example.com', cardFingerprint: 'card 1' }
  const marks = draw(ann)
  expect(marks.map(({ kind }) => kind)).toEqual(['address', 'card'])
  expect(draw({ ...ann, email: 'ANN+2@example.com' })).toEqual(marks)
  expect(JSON.stringify(marks)).not.toMatch(/ann|card 1/)
  const others = [
    ...drawMarksWith('another secret')(ann),
    ...draw({ email: 'ben@example.com', cardFingerprint: 'card 2' }),
    ...draw({ email: 'card 1', cardFingerprint: 'ann@example.com' }),
  ]
  for (const { mark } of others) expect(marks.map((each) => each.mark)).not.toContain(mark)
  expect(draw({ ...ann, cardFingerprint: null }).map(({ kind }) => kind)).toEqual(['address'])
})
