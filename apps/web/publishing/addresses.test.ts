import { exampleKinds, teamTableNames } from '@vouch/contract'
import { expect, test } from 'vitest'
import routes from '../routes.ts'
import { addressesOf } from './addresses.ts'

const addresses = addressesOf(routes, { table: teamTableNames })

test('every place of the product is an address, each once', () => {
  for (const address of ['/', '/pricing', '/help/credits', '/search', '/app', '/dashboard/verifications/:id', '/admin'])
    expect(addresses).toContain(address)
  expect(new Set(addresses).size).toBe(addresses.length)
})

test('every sample report has an address', () => {
  for (const kind of exampleKinds) expect(addresses).toContain(`/app/example/${kind}`)
})

test('what a shell draws its page of errors for is told from what it knows', () => {
  expect(addresses.filter((address) => address.endsWith('*'))).toEqual([
    ...['/app/*', '/dashboard/*'],
    ...['/admin/*', '/control/*', '/system/*'],
  ])
})

test('a list of the team is an address by its name alone', () => {
  expect(addresses).toContain(`/system/${teamTableNames[0]}`)
  expect(addresses.filter((address) => address.includes(':table'))).toEqual([])
})
