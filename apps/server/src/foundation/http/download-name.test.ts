import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dispositionOf } from './download-name.ts'

test('a plain name of a download stands once', () => {
  expect(dispositionOf('vouch-credits.csv')).toBe('attachment; filename="vouch-credits.csv"')
})

test('a name in another script stands as UTF-8 beside a plain one', () => {
  expect(dispositionOf('vouch-名前.csv')).toBe(
    `attachment; filename="vouch-.csv"; filename*=UTF-8''vouch-%E5%90%8D%E5%89%8D.csv`,
  )
  expect(dispositionOf('vouch-été.csv')).toBe(
    `attachment; filename="vouch-ete.csv"; filename*=UTF-8''vouch-%C3%A9t%C3%A9.csv`,
  )
})

test('whatever a file is called, the heading holds and gives the name back', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      const heading = dispositionOf(name)
      expect(heading).toMatch(/^attachment; filename="[\w.-]*"(; filename\*=UTF-8''[\w.~!%-]+)?$/)
      const [, plain, written] = /filename="(.*?)"(?:.*'')?(.*)$/.exec(heading) ?? []
      expect(written ? decodeURIComponent(written) : plain).toBe(name.toWellFormed())
    }),
  )
})
