import { expect, test } from 'vitest'
import { addressFinder } from './site-addresses.ts'

const find = addressFinder(['/', '/admin/*', '/admin/:table', '/admin/settings', '/admin', '/admin/users/:id'])

test.each([
  ['/', '/', true],
  ['', '/', true],
  ['/admin/', '/admin', true],
  ['/admin/settings?a=/b', '/admin/settings', true],
  ['/admin/Settings', '/admin/settings', true],
  ['/admin/credits', '/admin/:table', true],
  ['/admin/users/1', '/admin/users/:id', true],
  ['/admin/users/1/2', '/admin/*', false],
  ['/admin//users', '/admin/*', false],
  ['http://any.where/admin#x', '/admin', true],
] as const)('%s is found as %s', (url, pattern, exists) => {
  expect(find(url)).toMatchObject({ pattern, exists })
})

test.each(['/administration', '/users', '//admin', '/%zz'])('%s is nothing of the application', (url) => {
  expect(find(url)).toBeNull()
})
