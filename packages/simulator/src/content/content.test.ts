import { expect, test } from 'vitest'
import { random } from '../random.ts'
import { bioOf } from './bios.ts'
import { brands } from './brands.ts'
import { categoryIds } from './categories.ts'
import { languageIds } from './languages.ts'
import { filled, packOf } from './packs.ts'
import { categoryHashtags, topicsOf } from './topics.ts'

test.each(languageIds)('%s: every category has topics with details and hashtags', (language) => {
  for (const category of categoryIds) {
    const topics = topicsOf(language, category)
    expect(topics.length).toBeGreaterThanOrEqual(3)
    for (const { subject, details } of topics) {
      expect(subject.trim()).toBe(subject)
      expect(subject).not.toBe('')
      expect(details.length).toBeGreaterThanOrEqual(3)
      expect(details.every((detail) => detail.trim() === detail && detail !== '')).toBe(true)
    }
    const tags = categoryHashtags(language, category)
    expect(tags.length).toBeGreaterThanOrEqual(3)
    for (const tag of tags) expect(tag).toMatch(/^[\p{L}\p{N}]+$/u)
  }
})

test.each(languageIds)('%s: every pattern is filled completely', (language) => {
  const { bots, work, ...rest } = packOf(language)
  const lists: readonly string[][] = [...Object.values(rest), ...Object.values(bots), ...Object.values(work ?? {})].map(
    (list) => [...list],
  )
  const patterns = lists.flat()
  const topic = topicsOf(language, 'food')[0] ?? { subject: '', details: [] }
  for (const pattern of patterns) {
    const text = filled(
      pattern,
      { topic, detail: topic.details[0] ?? '', brand: 'Quillowby', friend: () => 'kim' },
      packOf(language),
      random(pattern),
    )
    expect(text).not.toMatch(/[{}]/)
    expect(text.trim()).toBe(text)
    expect(text).not.toBe('')
  }
  for (const pattern of packOf(language).ads) expect(pattern).toContain('{brand}')
})

test.each(languageIds)('%s: sponsored captions and giveaways say so', (language) => {
  const pack = packOf(language)
  for (const marker of pack.adMarkers) expect(marker).toMatch(/^#\p{L}+$/u)
  for (const giveaway of pack.giveaways) {
    expect(giveaway).toMatch(/giveaway|gewinnspiel|verlosung|sorteo|concours|sorteio/i)
  }
})

test('bios are short and differ', () => {
  const bios = new Set<string>()
  for (const language of languageIds) {
    for (let index = 0; index < 30; index++) {
      const bio = bioOf(`bio ${index}`, 'travel', language, 'GB')
      expect(bio.length).toBeLessThanOrEqual(150)
      expect(bio).not.toMatch(/[{}]/)
      bios.add(bio)
    }
  }
  expect(bios.size).toBeGreaterThan(70)
})

test('brands are listed once', () => {
  expect(new Set(brands).size).toBe(brands.length)
})
