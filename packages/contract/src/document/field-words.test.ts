import { expect, test } from 'vitest'
import { fieldWordLists, fieldWordsOf } from './field-words.ts'

test('no field has words twice, and all words are a sentence that fits a line', () => {
  const names = fieldWordLists.flatMap((list) => Object.keys(list))
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  const odd = fieldWordLists.flatMap((list) => Object.values(list)).filter((each) => !/^[A-Z].{5,118}\.$/u.test(each))
  expect(odd).toEqual([])
})

test('words in a place go before words for the name alone', () => {
  expect(fieldWordsOf(['PromoCode', 'code'])?.key).toBe('PromoCode.code')
  expect(fieldWordsOf(['Verification', 'failure', 'code'])?.key).toBe('failure.code')
  expect(fieldWordsOf(['ShareLink', 'code'])?.key).toBe('code')
  expect(fieldWordsOf(['ShareLink', 'zorblax'])).toBeNull()
})
