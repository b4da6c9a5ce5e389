import { expect, test } from 'vitest'
import { drawnPictureWords, drawnPortrait, drawnPost } from './drawn-picture.ts'

const seeds = Array.from({ length: 200 }, (_, place) => `creator_${place}_sandbox`)
const svgOf = (address: string) => decodeURIComponent(address.replace('data:image/svg+xml,', ''))

test('the same name has the same picture, and different names seldom share one', () => {
  for (const draw of [drawnPortrait, drawnPost]) {
    expect(seeds.map((seed) => draw(seed))).toEqual(seeds.map((seed) => draw(seed)))
    expect(new Set(seeds.map((seed) => draw(seed))).size).toBeGreaterThanOrEqual(20)
  }
  expect(new Set(seeds.map((seed) => drawnPost(seed))).size).toBeGreaterThan(150)
})

test('a picture is small, says that it is drawn, and holds shapes alone: nothing is fetched and nothing runs', () => {
  for (const picture of seeds.flatMap((seed) => [drawnPortrait(seed), drawnPost(seed), drawnPost(seed, 'food')])) {
    expect(picture.length).toBeLessThan(4_000)
    const svg = svgOf(picture)
    expect(svg).toContain(`<title>${drawnPictureWords}</title>`)
    expect(svg.replaceAll(/<\/?(svg|title|rect|circle|path)\b[^<>]*>/g, '')).toBe(drawnPictureWords)
    expect(svg).not.toMatch(/href|script|style|\bon\w+=|NaN|undefined/)
  }
})

test('what a creator posts about is what is drawn, and a word that is nobody’s category draws something', () => {
  const food = seeds.map((seed) => drawnPost(seed, 'food').length)
  expect(food).not.toEqual(seeds.map((seed) => drawnPost(seed, 'music').length))
  for (const category of ['', 'constructor', 'no such thing'])
    expect(svgOf(drawnPost('a', category))).toContain('<rect')
})
