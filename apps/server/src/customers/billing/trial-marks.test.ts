import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawMarksWith, normalAddress } from './trial-marks.ts'

test.for([
  ['Ann.Example@Example.COM', 'ann.example@example.com'],
  ['ann+news@example.com', 'ann@example.com'],
  ['ann+a+b@example.com', 'ann@example.com'],
  ['a.n.n@example.com', 'a.n.n@example.com'],
  ['A.n.n+x@gmail.com', 'ann@gmail.com'],
  ['a.nn@googlemail.com', 'ann@gmail.com'],
  ['a.nn@mail.gmail.com', 'a.nn@mail.gmail.com'],
  ['+ann@example.com', '+ann@example.com'],
  ['"a@b"+x@example.com', '"a@b"@example.com'],
] as const)('%s is the address %s', ([written, normal]) => {
  expect(normalAddress(written)).toBe(normal)
})

const names = fc.stringMatching(/^[a-z][a-z0-9]{0,8}(\.[a-z0-9]{1,8}){0,2}$/)
const hosts = fc.constantFrom('example.com', 'gmail.com', 'googlemail.com', 'a.b.example')
const tags = fc.stringMatching(/^[a-z0-9+.-]{0,8}$/)

test('whatever tag or case an address is written with, it is the same one, and stays itself when it is read again', () => {
  fc.assert(
    fc.property(names, hosts, tags, (name, host, tag) => {
      const normal = normalAddress(`${name}@${host}`)
      expect(normalAddress(`${name}+${tag}@${host}`.toUpperCase())).toBe(normal)
      expect(normalAddress(normal)).toBe(normal)
      const dotted = [...name.replaceAll('.', '')].join('.')
      if (host.startsWith('g')) expect(normalAddress(`${dotted}@${host}`)).toBe(normal)
    }),
  )
})

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
