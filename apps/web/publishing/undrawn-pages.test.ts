import { index, layout, route } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import routes from '../routes.ts'
import { drawnAddresses } from './drawn-addresses.ts'
import { undrawnFiles } from './undrawn-pages.ts'

const few = [
  layout('around.tsx', [
    index('home.tsx'),
    route('list/:id', 'list.tsx', [index('first.tsx'), route('more', 'more.tsx')]),
  ]),
  layout('inside.tsx', [route('app', 'app.tsx'), route('app/deep', 'deep.tsx')]),
  route('again', 'home.tsx'),
  route('*', 'unknown.tsx'),
]

test('what no drawn address leads through is left out, with the layout around it', () => {
  expect([...undrawnFiles(few, ['/'])]).toEqual([
    'list.tsx',
    'first.tsx',
    'more.tsx',
    'inside.tsx',
    'app.tsx',
    'deep.tsx',
    'unknown.tsx',
  ])
})

test('what one address needs is kept for all routes of that file', () => {
  expect([...undrawnFiles(few, ['/again', '/app', '/anything'])]).toEqual([
    'around.tsx',
    'list.tsx',
    'first.tsx',
    'more.tsx',
    'deep.tsx',
  ])
})

test('an address that no route answers stops the build', () => {
  expect(() => undrawnFiles([index('home.tsx')], ['/404'])).toThrow('No route answers /404.')
})

test('every public page and every loading screen is drawn, and the pages of members are not', () => {
  const undrawn = undrawnFiles(routes, drawnAddresses)
  for (const file of ['marketing/home/home.tsx', 'dashboard/home/home-page.tsx', 'marketing/not-found.tsx'])
    expect(undrawn).not.toContain(file)
  expect(undrawn).toContain('dashboard/campaigns/campaign-page.tsx')
  expect(undrawn).toContain('team/table-page.tsx')
})
