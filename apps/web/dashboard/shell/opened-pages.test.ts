import { expect, test } from 'vitest'
import { noteOpened, pageOf, wasOpened } from './opened-pages.ts'

const id = '1ea45584-3084-4751-917e-ee0800a0eaa9'

test.each([
  ['/app', ''],
  ['/dashboard/', ''],
  ['/dashboard/verify', '/verify'],
  [`/app/verifications/${id}`, '/verifications/:id'],
  ['/dashboard/discovery/matches', '/discovery/matches'],
])('%s is the page “%s”', (pathname, page) => {
  expect(pageOf(pathname)).toBe(page)
})

test('whoever has opened one report has opened them all, at both addresses, and no other page', () => {
  noteOpened(`/dashboard/verifications/${id}`)
  expect(wasOpened(`/app/verifications/${id.replace('1', '2')}`)).toBe(true)
  expect(wasOpened('/dashboard/verifications')).toBe(false)
})
