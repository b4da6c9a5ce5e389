import { expect, test } from 'vitest'
import { sealWith } from './sealed-text.ts'

test('what is sealed opens again, looks different each time, and only under the same secret and purpose', () => {
  const seal = sealWith('a secret of the product', 'tests')
  const sealed = seal.seal('JBSWY3DPEHPK3PXP')
  expect(seal.open(sealed)).toBe('JBSWY3DPEHPK3PXP')
  expect(seal.seal('JBSWY3DPEHPK3PXP')).not.toBe(sealed)
  expect(() => sealWith('another secret', 'tests').open(sealed)).toThrow()
  expect(() => sealWith('a secret of the product', 'others').open(sealed)).toThrow()
})

test('a sealed text that was changed does not open', () => {
  const seal = sealWith('a secret of the product', 'tests')
  const bytes = Buffer.from(seal.seal('text'), 'base64url')
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1
  expect(() => seal.open(bytes.toString('base64url'))).toThrow()
})
