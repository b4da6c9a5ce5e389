import { MutationObserver, QueryClient } from '@tanstack/react-query'
import type { Shortlist } from '@vouch/contract'
import { expect, test } from 'vitest'
import { drawnFirst } from './shortlist-changes.ts'
import { listKey } from './shortlists.ts'

const id = 'list-1'
const named = (name: string): Shortlist => ({
  ...{ id, name, watched: false, nextCheckAt: null, createdAt: '2026-11-20T12:00:00.000Z', entries: [] },
})

/** A list on a browser, and what changes its name; the server answers when the test says so. */
function rehearsal() {
  const queries = new QueryClient()
  queries.setQueryData(listKey(id), named('Spring'))
  const answers: { resolve: () => void; reject: (error: Error) => void }[] = []
  const ask = () => new Promise<void>((resolve, reject) => answers.push({ resolve, reject }))
  const options = drawnFirst<string>(queries, id, { drawn: (list, name) => ({ ...list, name }), ask })
  return {
    answers,
    change: (name: string) => new MutationObserver(queries, options).mutate(name),
    shown: () => queries.getQueryData<Shortlist>(listKey(id))?.name,
    isReadAgain: () => queries.getQueryState(listKey(id))?.isInvalidated,
  }
}

test('of two changes under way the list is read again after the last one, and not between them', async () => {
  const { answers, change, shown, isReadAgain } = rehearsal()
  const changes = [change('Summer'), change('Autumn')]
  await expect.poll(() => answers.length).toBe(2)
  expect(shown()).toBe('Autumn')
  answers[0]?.resolve()
  await changes[0]
  expect([shown(), isReadAgain()]).toEqual(['Autumn', false])
  answers[1]?.resolve()
  await changes[1]
  expect([shown(), isReadAgain()]).toEqual(['Autumn', true])
})

test('a refused change is taken back, and the list is read again', async () => {
  const { answers, change, shown, isReadAgain } = rehearsal()
  const refused = change('Summer').catch((error: Error) => error.message)
  await expect.poll(() => answers.length).toBe(1)
  expect(shown()).toBe('Summer')
  answers[0]?.reject(new Error('Only managers may'))
  expect(await refused).toBe('Only managers may')
  expect([shown(), isReadAgain()]).toEqual(['Spring', true])
})
