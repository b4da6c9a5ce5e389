import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { handlers } from './take-event.ts'

test('operators are told of each message of the card provider that is acted on', () => {
  const text = readFileSync(new URL('../../../../../../docs/operations.md', import.meta.url), 'utf8')
  const [, section = ''] = /### Messages of the card provider\n([\s\S]*?)\n### /.exec(text) ?? []
  const told = [...section.matchAll(/`([a-z_]+(?:\.[a-z_]+)+)`/g)].map(([, name]) => name)
  expect(told.toSorted()).toEqual(Object.keys(handlers).toSorted())
})
