import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { withHoles } from './contract-holes.tsx'

test('what is missing stands as the name of its field, in the text and in its changes', () => {
  const drawn = renderToStaticMarkup(withHoles('By [creator_name], under [governing_law] [or so].'))
  expect(drawn.replaceAll(/<\/?mark[^>]*>/g, '|')).toBe('By |Creator’s legal name|, under |Governing law| [or so].')
})
