import { expect, test } from 'vitest'
import { checkReport } from './report-check.ts'

const { subtle } = globalThis.crypto
/** Of the text `{}`, as `printf '{}' | sha256sum` gives it. */
const digest = 'sha256:44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a'

test('a digest that belongs to the report matches, however it was copied', async () => {
  expect(await checkReport('{}', digest, subtle)).toEqual({ kind: 'match', computed: digest })
  const fromPaper = digest
    .slice('sha256:'.length)
    .toUpperCase()
    .replace(/(.{16})/g, '$1 ')
  expect((await checkReport('{}', fromPaper, subtle)).kind).toBe('match')
})

test('one changed letter is noticed, and what was computed is told', async () => {
  expect(await checkReport('{} ', digest, subtle)).toMatchObject({ kind: 'differs' })
  expect(await checkReport('{}', digest.replace('4', '5'), subtle)).toEqual({ kind: 'differs', computed: digest })
})

test('where a browser cannot compute it, that is said', async () => {
  expect(await checkReport('{}', digest, undefined)).toEqual({ kind: 'unable' })
})
