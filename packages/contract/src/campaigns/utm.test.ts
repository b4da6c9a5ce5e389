import { expect, test } from 'vitest'
import { usualUtm, utmOf, utmSlug, withUtm } from './utm.ts'

test('marks that are put into an address are read out of it again, whatever they hold', () => {
  const marks = { source: 'instagram', medium: 'creator', campaign: 'a b&c=d#e', content: 'ünï', term: '50% + 1' }
  const marked = withUtm('https://shop.example/tea?size=2#top', marks)
  expect(utmOf(marked)).toEqual(marks)
  expect(new URL(marked).searchParams.get('size')).toBe('2')
  expect(new URL(marked).hash).toBe('#top')
})

test('a mark replaces the one that stood there, and an empty one takes it away', () => {
  const address = 'https://shop.example/?utm_source=old&utm_term=x'
  expect(utmOf(withUtm(address, { source: 'new', term: '' }))).toEqual({ source: 'new' })
})

test('marks are read from the path that a shop tells, and nothing from what is no address', () => {
  expect(utmOf('/collections/all?utm_campaign=spring')).toEqual({ campaign: 'spring' })
  expect(utmOf('https://[')).toEqual({})
})

test('a name becomes words that every analytics tool takes', () => {
  expect(utmSlug('  Spring Tea – 2027! ')).toBe('spring-tea-2027')
  expect(usualUtm('Café', { platform: 'tiktok', handle: 'ava_fields' })).toMatchObject({
    ...{ source: 'tiktok', campaign: 'cafe', content: 'ava_fields' },
  })
})
