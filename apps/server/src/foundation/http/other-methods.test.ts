import { declaredRoutes } from '@vouch/contract'
import { expect } from 'vitest'
import { test } from '../../../test/rooms.ts'

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const

test('every address of a call refuses the methods that it doesn’t have, and names those that it has', async ({
  open,
}) => {
  const { app } = await open()
  const wrong: unknown[] = []
  for (const [path, calls] of Map.groupBy(declaredRoutes, (route) => route.path)) {
    const allowed: string[] = calls.map(({ method }) => method)
    const others = methods.filter((method) => !allowed.includes(method === 'HEAD' ? 'GET' : method))
    for (const method of others) {
      const url = path.replace(/:\w+/g, 'x')
      const { statusCode, headers } = await app.inject({ method, url })
      if (statusCode !== 405 || headers.allow !== allowed.join(', '))
        wrong.push([method, url, statusCode, headers.allow])
    }
  }
  expect(wrong).toEqual([])
})

test('an address without a call has no methods to name', async ({ open }) => {
  const { app } = await open()
  for (const [method, url] of [
    ['GET', '/api/nothing'],
    ['DELETE', '/api/nothing'],
    ['OPTIONS', '/pricing'],
  ] as const) {
    const { statusCode, headers } = await app.inject({ method, url })
    expect([statusCode, headers.allow]).toEqual([404, undefined])
  }
})

test('an address is read as the router reads it: an encoded slash parts nothing', async ({ open }) => {
  const { app } = await open()
  const answered = async (method: 'GET' | 'POST', url: string) => {
    const { statusCode, headers } = await app.inject({ method, url })
    return [statusCode, headers.allow]
  }
  expect(await answered('GET', '/api%2Fauth%2Flogin')).toEqual([404, undefined])
  expect(await answered('GET', '/api/auth%2Flogin')).toEqual([404, undefined])
  expect(await answered('POST', '/api/bulk/a%2Fb')).toEqual([405, 'GET, PATCH'])
  expect(await answered('POST', '/api/%62ulk/a')).toEqual([405, 'GET, PATCH'])
})

test('a call that has the method is never said not to have it', async ({ open }) => {
  const { app } = await open()
  for (const method of ['GET', 'HEAD'] as const) {
    const { statusCode, headers } = await app.inject({ method, url: `/api/bulk/${'x'.repeat(600)}` })
    expect([statusCode, headers.allow]).toEqual([404, undefined])
  }
})
