import { z } from 'zod'
import { route } from './route.ts'

/** Searches that a workspace keeps by name. A search is its address, so opening one is following a link. */

export const savedSearchesMax = 50

const badName = 'A name has 1 to 80 characters.'
const badAddress = 'A search is the part of its address after the question mark, at most 2,000 characters.'
const name = z.string(badName).trim().min(1, badName).max(80, badName)
const id = z.object({ id: z.uuid('That is not the id of a saved search.') })

export const savedSearch = z
  .object({ id: z.string(), name: z.string(), address: z.string(), createdAt: z.string() })
  .meta({ id: 'SavedSearch' })
export type SavedSearch = z.output<typeof savedSearch>

const known = ['missing_token', 'invalid_token'] as const

export const savedSearches = {
  list: route({
    method: 'GET',
    path: '/api/discovery/searches',
    access: 'bearer',
    tag: 'Discovery',
    summary: `The saved searches of the workspace by name, at most ${savedSearchesMax}.`,
    status: 200,
    reply: z.object({ searches: z.array(savedSearch), nextCursor: z.null() }),
    problems: known,
  }),
  save: route({
    method: 'POST',
    path: '/api/discovery/searches',
    access: 'bearer',
    tag: 'Discovery',
    summary: 'Keeps a search by name.',
    body: z.object({ name, address: z.string(badAddress).max(2_000, badAddress) }, badName),
    status: 201,
    reply: savedSearch,
    problems: [...known, 'validation', 'duplicate', 'too_many'],
  }),
  rename: route({
    method: 'PATCH',
    path: '/api/discovery/searches/:id',
    access: 'bearer',
    tag: 'Discovery',
    summary: 'Gives a saved search another name.',
    params: id,
    body: z.object({ name }, badName),
    status: 200,
    reply: savedSearch,
    problems: [...known, 'validation', 'not_found', 'duplicate'],
  }),
  remove: route({
    method: 'DELETE',
    path: '/api/discovery/searches/:id',
    access: 'bearer',
    tag: 'Discovery',
    summary: 'Deletes a saved search. The answer is what it was, so that it can be saved again.',
    params: id,
    status: 200,
    reply: savedSearch,
    problems: [...known, 'not_found'],
  }),
}
