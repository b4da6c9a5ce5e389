import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import config from './wxt.config.ts'

/** What Firefox calls the kinds of data that the stores are told of. */
const kinds = { 'web history': 'browsingActivity', 'authentication information': 'authenticationInfo' }

test('Firefox is told of the same data as the stores', async () => {
  const told = readFileSync(new URL('../../docs/extension.md', import.meta.url), 'utf8')
  const [, collected = ''] = /\| What is collected\? \| (.*) \|/.exec(told) ?? []
  const manifest = typeof config.manifest === 'function' ? await config.manifest({ browser: 'firefox' } as never) : null
  expect(Object.keys(kinds).filter((kind) => !collected.includes(`(${kind})`))).toEqual([])
  expect(manifest?.browser_specific_settings).toMatchObject({
    gecko: { data_collection_permissions: { required: Object.values(kinds) } },
  })
})
