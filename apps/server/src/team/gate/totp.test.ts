import { expect, test } from 'vitest'
import { authenticatorUri, codeOf, drawSecret, stepAt, stepOfCode } from './totp.ts'

/** The secret of the examples of RFC 6238, appendix B: `12345678901234567890` in base 32. */
const example = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('the example of the standard at %i seconds shows %s', (seconds, code) => {
  expect(codeOf(example, stepAt(new Date(seconds * 1_000)))).toBe(code)
})

test('a code counts half a minute before and after its own, and no longer', () => {
  const at = new Date('2026-11-20T10:00:00Z')
  const code = codeOf(example, stepAt(at))
  const later = (seconds: number) => stepOfCode(example, code, new Date(at.getTime() + seconds * 1_000))
  expect([later(-31), later(-30), later(0), later(59), later(60)].map((step) => step !== null)).toEqual([
    false,
    true,
    true,
    true,
    false,
  ])
})

test('a code may be typed with a space, and anything else is no code', () => {
  const at = new Date('2026-11-20T10:00:00Z')
  const code = codeOf(example, stepAt(at))
  expect(stepOfCode(example, `${code.slice(0, 3)} ${code.slice(3)}`, at)).toBe(stepAt(at))
  for (const wrong of ['', '12345', `${code}0`, 'abcdef']) expect(stepOfCode(example, wrong, at)).toBeNull()
})

test('secrets are 160 bits that no two devices share', () => {
  const [one, other] = [drawSecret(), drawSecret()]
  expect(one).toMatch(/^[A-Z2-7]{32}$/)
  expect(one).not.toBe(other)
  expect(authenticatorUri(one, 'Ann')).toBe(
    `otpauth://totp/Vouch:Ann?issuer=Vouch&secret=${one}&algorithm=SHA1&digits=6&period=30`,
  )
})
