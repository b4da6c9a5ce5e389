import { expect, test } from 'vitest'
import { z } from 'zod'
import { declaredRoutes } from './declared-routes.ts'
import { versionMax } from './version-number.ts'

interface Shape {
  type?: string
  maximum?: number
  properties?: Record<string, Shape>
  anyOf?: Shape[]
  oneOf?: Shape[]
}

/** @returns the largest version that a part of a call takes, wherever in it one stands */
function largestIn({ properties = {}, anyOf = [], oneOf = [] }: Shape): number[] {
  const own = properties.version?.type === 'integer' ? [properties.version.maximum ?? Number.POSITIVE_INFINITY] : []
  return [...own, ...[...Object.values(properties), ...anyOf, ...oneOf].flatMap(largestIn)]
}

test('no call takes a version that the column that keeps it does not', () => {
  const taken = declaredRoutes.flatMap(({ method, path, params, body }) =>
    [params, body].flatMap((part) => {
      if (part === undefined) return []
      const shape = z.toJSONSchema(part, { io: 'input', unrepresentable: 'any' }) as Shape
      return largestIn(shape).map((largest) => ({ call: `${method} ${path}`, largest }))
    }),
  )
  expect(taken.length).toBeGreaterThan(5)
  expect(taken.filter(({ largest }) => largest > versionMax)).toEqual([])
})
