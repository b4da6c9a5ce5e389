import { expect, test } from 'vitest'
import { addressSlug } from './address-slug.ts'

test.each(['/help/states', '/help/states/', '/help/states.data', '/help/states?from=mail#top'])(
  'the article of %s is states',
  (path) => {
    expect(addressSlug({ url: `http://localhost${path}` })).toBe('states')
  },
)
