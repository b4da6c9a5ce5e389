import { expect, test } from 'vitest'
import { shippedFile, supplierOf } from '../../../../test/scripted-supplier.ts'
import { readSupplier } from './supplier-file.ts'
import { supplierUsdMax } from './supplier-prices.ts'
import { activeParts } from './supplier-shape.ts'

/** What is wrong with a file is said in a sentence, beside the line where it stands. */

const file = `schema: vouch.supplier/1
key: example
name: Example
hosts: [api.supplier.example]
parts:
  - platform: instagram
    part: profile
    request:
      url: https://api.supplier.example/v1/{handle}
      headers: { x-api-key: '{secret.KEY}' }
    map: |
      {
        "followers": followers
      }
`

function faultsOf(from: string, to: string): string[] {
  const reading = readSupplier(file.replace(from, to))
  return reading.ok ? [] : reading.faults.map(({ line, sentence }) => `${line}: ${sentence}`)
}

test('a file that is right has no faults', () => expect(faultsOf('', '')).toEqual([]))

test.each([
  ['key: example', 'key: No Spaces', ['2: key must be lower-case letters, digits and hyphens.']],
  ['key: example\n', '', ['1: key must be text of 1 to 40 characters.']],
  ['parts:', 'pats:', ['1: parts must be a list of 1 to 40 items.', '5: pats isn’t a key that Vouch knows.']],
  [
    'instagram',
    'youtube',
    ['6: parts[0].platform must be one of instagram, tiktok, twitch, x, linkedin (no supplier can serve YouTube).'],
  ],
  [
    'https://api.',
    'https://evil.',
    ['9: The host evil.supplier.example isn’t in hosts. A request can only call the hosts that the file names.'],
  ],
  ['https://api.', 'http://api.', ['9: A request’s url must start with https://.']],
  [
    'https://api.supplier',
    'https://{handle}.supplier',
    ['9: A request’s host must stand in the url as it is, without a place in braces.'],
  ],
  [
    'https://api.supplier',
    'https://api.supplier.example@evil',
    ['9: A request’s host must stand in the url as it is, without a place in braces.'],
  ],
  ['https://api.supplier.example/', 'file:///etc/', ['9: A request’s url must start with https:// and a host.']],
  [
    '{handle}',
    '{hanlde}',
    [
      '8: {hanlde} isn’t a place that Vouch can fill. Known: {handle}, {id}, {cursor}, {post}, {limit}, {run.name}, {secret.NAME}.',
    ],
  ],
  ['{secret.KEY}', '{secret.key}', ['8: {secret.key} must be {secret.NAME}, with a name in capitals.']],
  ['{secret.KEY}', '{run.id}', ['8: {run.id} isn’t kept by submit.keep.']],
  ['{secret.KEY}', '{run.constructor}', ['8: {run.constructor} isn’t kept by submit.keep.']],
  [
    '    map: |',
    '    paging: { cursor: next }\n    map: |',
    ['11: paging needs {cursor} somewhere in the request.', '11: A profile has no pages.'],
  ],
  [
    '    map: |',
    '    price: { item: -1 }\n    map: |',
    ['11: parts[0].price.item must be an amount in dollars from 0 to 100.'],
  ],
  [
    '    map: |',
    '    limit: 10000\n    price: { item: 2 }\n    map: |',
    ['12: One check would cost more than $1000. Prices are in dollars.'],
  ],
  [
    '    map: |',
    '    not_found: [{ path: data }]\n    map: |',
    ['11: parts[0].not_found[0] must name a status, or a path with is, exists or empty.'],
  ],
  [
    '"followers": followers',
    '"followers": ',
    ['14: parts[0].map isn’t valid JSONata: The symbol "}" cannot be used as a unary operator.'],
  ],
  [
    'hosts: [',
    'hosts: [[',
    ['5: This isn’t valid YAML: Flow sequence in block collection must be sufficiently indented and end with a ].'],
  ],
])('%j written as %j', (from, to, faults) => expect(faultsOf(from, to)).toEqual(faults))

test('a file that repeats itself, is too long or is empty is refused', () => {
  const bomb = [
    'a: &a [1,1,1,1,1,1,1,1,1]',
    ...'bcdefgh'.split('').map((name, index) => `${name}: &${name} [${Array(9).fill(`*${'abcdefg'[index]}`)}]`),
  ].join('\n')
  for (const text of [bomb, 'x'.repeat(100_001), '', '- 1', 'null', '\0'])
    expect(readSupplier(text)).toMatchObject({ ok: false, faults: [{ sentence: expect.stringMatching(/\.$/) }] })
})

test('lists of people count, and cost, only where the file switches them on', () => {
  const off = supplierOf(shippedFile('apify-runs'))
  const on = { ...off, people_lists: true }
  expect([activeParts(off).length, activeParts(on).length]).toEqual([2, 3])
  expect(supplierUsdMax(off, 'instagram')).toBeCloseTo(0.0026 + 30 * 0.0023, 6)
  expect(supplierUsdMax(on, 'instagram')).toBeCloseTo(0.0026 + 30 * 0.0023 + 1, 6)
  expect(supplierUsdMax(on, 'tiktok')).toBe(0)
})
