import { z } from 'zod'
import { route } from '../wire/route.ts'
import { requiredName } from '../wire/visible-text.ts'

/** Searches that a workspace keeps by name. A search is its address, so opening one is following a link. */

export const savedSearchesMax = 50
/** New matches are counted no further. */
export const freshMax = 99

const badName = 'Name must have 1 to 80 characters.'
const badAddress = 'A search must be the part of its URL after the question mark, up to 2,000 characters.'
const name = requiredName(badName, { most: 80 })
const id = z.object({ id: z.uuid('That is not a saved search ID.') })

export const savedSearch = z
  .object({
    id: z.string(),
    name: z.string(),
    address: z.string(),
    createdAt: z.string(),
    /** Creators who match and joined the index since the search was last looked at; null where it can't be read. */
    fresh: z.int().nullable(),
    /** Whether the caller is told of new creators by email, once a day at most. */
    emails: z.boolean(),
  })
  .meta({ id: 'SavedSearch' })
export type SavedSearch = z.output<typeof savedSearch>

const known = ['missing_token', 'invalid_token'] as const

export const savedSearches = {
  list: route({
    method: 'GET',
    path: '/api/discovery/searches',
    access: 'bearer',
    tag: 'Discovery',
    summary: `Lists the workspace’s saved searches by name, up to ${savedSearchesMax}.`,
    status: 200,
    reply: z.object({ searches: z.array(savedSearch), nextCursor: z.null() }),
    problems: known,
  }),
  save: route({
    method: 'POST',
    path: '/api/discovery/searches',
    access: 'bearer',
    tag: 'Discovery',
    summary: 'Saves a search under a name.',
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
    summary: 'Renames a saved search.',
    params: id,
    body: z.object({ name }, badName),
    status: 200,
    reply: savedSearch,
    problems: [...known, 'validation', 'not_found', 'duplicate'],
  }),
  seen: route({
    method: 'POST',
    path: '/api/discovery/searches/:id/seen',
    access: 'bearer',
    tag: 'Discovery',
    summary: 'Records that a saved search was looked at: what matches now is no longer new.',
    params: id,
    status: 200,
    reply: savedSearch,
    problems: [...known, 'not_found'],
  }),
  emails: route({
    method: 'PUT',
    path: '/api/discovery/searches/:id/emails',
    access: 'bearer',
    tag: 'Discovery',
    summary: 'Turns the caller’s emails about new creators in a saved search on or off. Free, one a day at most.',
    params: id,
    body: z.object({ on: z.boolean('Must be true or false.') }, 'The body must be a JSON object.'),
    status: 200,
    reply: savedSearch,
    problems: [...known, 'validation', 'not_found'],
  }),
  remove: route({
    method: 'DELETE',
    path: '/api/discovery/searches/:id',
    access: 'bearer',
    tag: 'Discovery',
    summary: 'Deletes a saved search. Returns what was deleted, so it can be saved again.',
    params: id,
    status: 200,
    reply: savedSearch,
    problems: [...known, 'not_found'],
  }),
}
