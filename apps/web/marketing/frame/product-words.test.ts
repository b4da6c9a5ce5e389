import { capability } from '@vouch/contract'
import { expect, test } from 'vitest'
import { productWords } from './product-words.ts'

test('the footer names what the product does, and nothing that it does not do yet', () => {
  for (const word of ['AI-powered', 'fake followers', 'predicting ROI']) expect(productWords).toContain(word)
  for (const id of ['fraud_detection', 'roi_prediction'] as const) expect(capability(id).status).toBe('live')
})
