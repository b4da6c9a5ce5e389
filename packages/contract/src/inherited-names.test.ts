import { describe, expect, test } from 'vitest'
import { isWebhookEventType } from './access/webhook-events.ts'
import { amountsIn } from './campaigns/negotiation/amounts-in-text.ts'
import { filledText } from './campaigns/outreach/merge-fields.ts'
import { actionCost, isActionId } from './customers/actions.ts'
import { noFilters } from './finding/creator-filters.ts'
import { countryByWord, countryName, languageByWord, languageName } from './finding/creator-places.ts'
import { readCreatorSentence } from './finding/creator-sentence.ts'
import { topicOf } from './finding/creator-topics.ts'
import { countryCode, genderOf, interestsOf } from './finding/customer-cells.ts'
import { customerOf, exportSource, guessedMapping } from './finding/customer-list.ts'
import { pageSearchOf } from './finding/search-page.ts'
import { parseAddress, platformHint } from './verdicts/address/address.ts'
import { addressLines } from './verdicts/address/address-lines.ts'

/** What every object inherits is a word like any other: whoever writes it says nothing of the product's inside. */

const names = [...new Set(Object.getOwnPropertyNames(Object.prototype).flatMap((name) => [name, name.toLowerCase()]))]
/** A word that nothing here knows. */
const stranger = 'zzqxw'

/** Where a word may stand in a sentence; each is the place that some rule of the grammar looks at. */
const sentences: readonly ((word: string) => string)[] = [
  (word) => word,
  (word) => `${word} creators`,
  (word) => `worked ${word} nike`,
  (word) => `${word} worked with nike`,
  (word) => `worked with ${word}`,
  (word) => `in the ${word}`,
  (word) => `posted in the last 2 ${word}`,
  (word) => `posted in the last ${word}`,
  (word) => `growth of 5% a ${word}`,
  (word) => `growing 5% ${word}`,
  (word) => `60% ${word} audience in the US`,
  (word) => `audience of ${word} women`,
  (word) => `over 10k ${word}`,
  (word) => `like ${word}`,
  (word) => `not ${word}`,
  (word) => `speaking ${word}`,
]

describe.each(names)('the name %s', (name) => {
  test.each(sentences.map((sentence) => [sentence('…'), sentence] as const))('in “%s” is no filter', (_, sentence) => {
    const [read, plain] = [name, stranger].map((word) => readCreatorSentence(sentence(word)))
    // Without its signs, “proto” is one letter off Porto.
    if (name.startsWith('__')) return
    expect({ ...read?.filters, mentions: [] }).toEqual({ ...plain?.filters, mentions: [] })
  })

  test('is no platform, alone, before a name or as a line of a list', () => {
    for (const text of [
      `${name} foo`,
      `${name}: foo`,
      `https://${name}/foo`,
      `${name}.com/foo`,
      `linkedin.com/${name}`,
    ]) {
      const plain = parseAddress(text.replace(name, stranger))
      expect(parseAddress(text)).toMatchObject({ kind: plain.kind, ...('code' in plain && { code: plain.code }) })
    }
    expect(['refused', 'profile']).toContain(parseAddress(name).kind)
    expect(platformHint(`${name} foo`)).toBeNull()
    const { lines } = addressLines(`${name},foo\n${name}\n@${name};${name}\ntwitch.tv/somebody`)
    expect(lines.at(-1)?.address.kind).toBe('profile')
  })

  test('is no topic, country, language, gender, action, event or field', () => {
    expect([topicOf(name), countryCode(name), countryByWord.get(name), languageByWord.get(name)]).toEqual([
      null,
      null,
      undefined,
      undefined,
    ])
    expect([countryName(name), languageName(name)]).toEqual([name, name])
    expect([interestsOf(`${name};food`), genderOf(name)]).toEqual([['food'], 'other'])
    expect([isWebhookEventType(name), isActionId(name), actionCost(name)]).toEqual([false, false, 1])
    expect(amountsIn(`500 ${name} $${name}`, '$')).toEqual([])
    expect(filledText(`{{${name}}} {${name}}`, {}).holes).toEqual([])
    expect(pageSearchOf(new URLSearchParams({ [name]: '1' })).filters).toEqual(noFilters)
  })

  test('is a column and a cell like any other', () => {
    expect(guessedMapping([name, 'Country'])).toEqual({ country: 'Country' })
    expect(exportSource([name])).toBeNull()
    expect(customerOf({ country: name, age: null, gender: null, interests: null }, 2026)).toContain('isn’t a country')
    expect(customerOf({ country: null, age: name, gender: null, interests: null }, 2026)).toContain('isn’t an age')
  })
})
