import { z } from 'zod'
import { defineJob, type Job, type JobKind } from '../../foundation/jobs/job.ts'
import type { GuardedFetch } from '../../outside/guarded-fetch/guarded-fetch.ts'
import { keepContacts } from './keep-contacts.ts'
import type { OutreachDesk } from './outreach-desk.ts'
import { addressesOfPage } from './published-addresses.ts'
import { mayRead } from './robots.ts'

/** The page that a profile links to: read once for each look-up, if its robots.txt allows it. */

export const readPageKind: JobKind<{ workspaceId: string; creatorId: string }> = {
  name: 'outreach.read-page',
  data: z.object({ workspaceId: z.uuid(), creatorId: z.uuid() }),
  limits: { timeoutSeconds: 60, retries: 1, backoffSeconds: 30, backoffSecondsMax: 60, concurrency: 2 },
}

/** How this reader calls itself, to pages and to their robots.txt. */
const agent = 'VouchContacts'

export function readPageJob(desk: Pick<OutreachDesk, 'db' | 'now' | 'fetchPage'>): Job {
  const settle = (workspaceId: string, creatorId: string, state: 'read' | 'failed') =>
    desk.db.pool.query(
      `update outreach_lookups set page_state = $3 where workspace_id = $1 and creator_id = $2 and page_state = 'waiting'`,
      [workspaceId, creatorId, state],
    )
  return defineJob(readPageKind, {
    run: async ({ workspaceId, creatorId }, { signal }) => {
      const found = await desk.db.pool.query<{ page: string }>(
        `select page from outreach_lookups where workspace_id = $1 and creator_id = $2 and page_state = 'waiting'`,
        [workspaceId, creatorId],
      )
      const [row] = found.rows
      if (row === undefined) return
      const html = await fetchAllowed(desk.fetchPage, new URL(row.page), signal).catch(() => null)
      signal.throwIfAborted()
      const keep = { workspaceId, creatorId, at: desk.now() }
      if (html !== null) await keepContacts(desk.db.pool, keep, 'linked-page', row.page, addressesOfPage(html))
      await settle(workspaceId, creatorId, html === null ? 'failed' : 'read')
    },
    abandon: async ({ workspaceId, creatorId }) => {
      await settle(workspaceId, creatorId, 'failed')
    },
  })
}

/** @returns the page; null where it may not be read, or is none */
async function fetchAllowed(fetchPage: GuardedFetch, page: URL, signal: AbortSignal): Promise<string | null> {
  const request = {
    method: 'GET',
    headers: { 'user-agent': `${agent}/1.0`, accept: 'text/html' },
    body: null,
    signal,
  } as const
  const robots = await fetchPage(new URL('/robots.txt', page), request)
  // Without rules everything may be read; a server that fails is left alone (RFC 9309).
  if (robots.status >= 500) return null
  const path = `${page.pathname}${page.search}`
  if (robots.ok && !mayRead(await robots.text(), agent, path)) return null
  const answer = await fetchPage(page, request)
  const isPage = answer.ok && /html|text\/plain/.test(answer.headers.get('content-type') ?? '')
  return isPage ? answer.text() : null
}
