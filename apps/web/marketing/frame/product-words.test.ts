import { capability } from '@vouch/contract'
import { expect, test } from 'vitest'
import { productWords } from './product-words.ts'

test('the footer names what the product does, and says of predicting ROI that it is in development as long as it is', () => {
  for (const word of ['AI-powered', 'fake followers', 'redicting ROI']) expect(productWords).toContain(word)
  expect(productWords.includes('in development')).toBe(capability('roi_prediction').status === 'coming')
})
