import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonicalWords } from './canonical-text.ts'
import { readText } from './read-text.ts'

test('case, width, drawn-out letters, accents and ornaments do not make another comment', () => {
  const canonical = readText('so good').canonical
  for (const text of ['SO GOOD', 'sooooo gooood!!!', 'Ｓｏ　Ｇｏｏｄ', '𝓼𝓸 𝓰𝓸𝓸𝓭', 'so góód 😍😍', '...so... good?']) {
    expect(readText(text).canonical).toBe(canonical)
  }
})

test('links, mentions, hashtags and emoji are counted and are no words', () => {
  const text = readText('look @anna.b @ben #sunset https://example.com/a?b=c 😍🔥 :)')
  expect(text).toMatchObject({ links: 1, videoLinks: 0, mentions: 2, hashtags: 1 })
  expect(text.canonical).toBe('lok')
})

test('an address without a scheme is a link, the end of a sentence is none', () => {
  expect(readText('earn at moneygq.com today').links).toBe(1)
  expect(readText('see bit.ly/abc').links).toBe(1)
  expect(readText('I saw it. It was good.com').links).toBe(1)
  expect(readText('I saw it. It was good. Net result: fine').links).toBe(0)
  expect(readText('write to anna@mail.com').links).toBe(0)
})

test('the address inside a marked-up link is kept, the mark-up is not', () => {
  const text = readText('nice<br /><a href="http://www.example.org/x">click</a> &lt;3 &#39;yes&#39; &amp; no')
  expect(text.links).toBe(1)
  expect(text.canonical).toBe('nice click yes no')
  expect(readText('<a href="https://youtu.be/abc">1:20</a>')).toMatchObject({ links: 1, videoLinks: 1 })
})

test('scripts other than Latin keep their letters', () => {
  expect(canonicalWords('Очень красиво!')).toEqual(['очень', 'красиво'])
  expect(canonicalWords('جَمِيلٌ جدااااا')).toEqual(['جميل', 'جدا'])
  expect(canonicalWords('बहुत सुंदर')).toEqual(['बहुत', 'सुंदर'].map((word) => word.normalize('NFKD')))
})

test('emoji alone leave no words, and no text is refused', () => {
  expect(readText('🔥🔥🔥')).toMatchObject({ words: [], canonical: '', letters: 0 })
  expect(readText('')).toMatchObject({ words: [], canonical: '', letters: 0 })
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const read = readText(text)
      const words = read.words.map((word) => word.text)
      expect(read.letters).toBe(words.join('').length)
      expect(read.canonical).toBe(words.join(' '))
    }),
  )
})

test('reading the canonical form again changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme-ascii' }), (text) => {
      const words = canonicalWords(text)
      expect(canonicalWords(words.join(' '))).toEqual(words)
    }),
  )
})

test('a link is one to a video by its host, not by a name in its path', () => {
  expect(readText('http://www.youtube.com/watch?v=abc')).toMatchObject({ links: 1, videoLinks: 1 })
  expect(readText('https://m.youtube.com/abc')).toMatchObject({ links: 1, videoLinks: 1 })
  expect(readText('https://petition.example.org/free-youtube-now')).toMatchObject({ links: 1, videoLinks: 0 })
})
