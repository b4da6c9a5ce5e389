import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseAddress, platformHint } from './address.ts'

describe('laws', () => {
  const anything = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.webUrl({ withQueryParameters: true }),
    fc
      .tuple(
        fc.constantFrom(
          'instagram.com/',
          'youtube.com/',
          'youtube.com/@',
          'tiktok.com/@',
          'twitch.tv/',
          'x.com/',
          'linkedin.com/in/',
        ),
        fc.string({ unit: 'grapheme', maxLength: 20 }),
      )
      .map(([site, path]) => site + path),
    fc
      .tuple(fc.constantFrom('www.youtube.com/c/', 'linkedin.com/pub/', 'x.com/i/', '@', 'ig '), fc.string())
      .map((p) => p.join('')),
  )

  test('any text is answered, never thrown at', () => {
    fc.assert(
      fc.property(anything, (input) => {
        expect(['profile', 'resolve', 'refused']).toContain(parseAddress(input).kind)
        platformHint(input)
      }),
      { numRuns: 2_000 },
    )
  }, 60_000)

  test('no answer holds a control character, however the address hides one', () => {
    const escapes = fc.constantFrom('%00', '%1f', '%0A', '%7F', '%C2%85', 'a', '@', '/', '?v=', '%41')
    const escaped = fc
      .tuple(fc.constantFrom('', '@', 'ig: ', 'instagram.com/', 'youtube.com/watch', 'x.com/i/', 'twitch.tv/'), escapes)
      .chain(([start, one]) => fc.array(escapes, { maxLength: 4 }).map((more) => [start, one, ...more].join('')))
    fc.assert(
      fc.property(escaped, (input) => {
        const said: unknown[] = []
        JSON.stringify(parseAddress(input), (_, value: unknown) => said.push(value) && value)
        for (const text of said.filter((value) => typeof value === 'string')) expect(text).not.toMatch(/\p{Cc}/u)
      }),
      { numRuns: 2_000 },
    )
  })

  test('the address of a profile leads to the same profile', () => {
    fc.assert(
      fc.property(anything, (input) => {
        const address = parseAddress(input)
        const profiles = address.kind === 'profile' ? [address] : address.candidates
        for (const profile of profiles) expect(parseAddress(profile.url)).toEqual(profile)
      }),
      { numRuns: 3_000 },
    )
  }, 60_000)
})
