import { snapshotParts, waysOf } from '@vouch/contract'
import { platformNames, platforms } from '@vouch/engine'
import { snapshotPartWords, sourceWayWords } from '@vouch/presentation'
import { expect, test } from 'vitest'
import { productFacts } from './product-facts.server.ts'

test('the help shows every declared way of every platform with its parts, and what there is without any', () => {
  const { ways } = productFacts([{ kind: 'slot', name: 'platform-ways' }])
  const [first, ...rows] = ways
  expect(first).toMatchObject({ platform: 'All of them', way: sourceWayWords.nothing, parts: '–' })
  const declared = platforms.flatMap((platform) => waysOf(platform).filter(({ way }) => way !== 'nothing'))
  expect(rows).toHaveLength(declared.length)
  for (const platform of platforms) {
    for (const { way, parts } of waysOf(platform).filter((one) => one.way !== 'nothing')) {
      const row = rows.find((one) => one.platform === platformNames[platform] && one.way === sourceWayWords[way])
      const shown = snapshotParts.filter((part) => row?.parts.split(', ').includes(snapshotPartWords[part]))
      expect([platform, way, shown]).toEqual([platform, way, parts])
    }
  }
})
