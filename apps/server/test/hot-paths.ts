import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import { declaredRoutes, trackingLinks } from '@vouch/contract'
import { claimTurns } from '../src/access/webhooks/claim-turns.ts'
import { tellEvents } from '../src/access/webhooks/tell-events.ts'
import { dueWorkspaces, nextDue } from '../src/campaigns/outreach/take-message.ts'
import { ClickBook } from '../src/campaigns/tracking/click-book.ts'
import { type Database, openDatabase } from '../src/foundation/db/database.ts'
import { type Asked, noteStatements } from './asked-statements.ts'
import { ended, freshAddress, type Rooms, type RoomsOptions, signUp, type Visitor } from './rooms.ts'

/** The paths that every customer walks all day. */

/** Everything that a member can open without naming a thing. */
const lists = declaredRoutes.filter(
  ({ method, access, path, stream }) =>
    method === 'GET' && (access === 'bearer' || access === 'either') && !path.includes(':') && !stream,
)

/** Those that open only for whoever says of what, or has set something up. */
const asking = new Set([
  ...['/api/audience-overlaps', '/api/programs/request', '/api/extension/badge', '/api/outreach/sender/records'],
  ...['/api/discovery/glance', '/api/discovery/creator', '/api/tracking/links', '/api/tracking/codes'],
  ...['/api/tracking/orders', '/api/tracking/results', '/api/tracking/posts', '/api/tracking/proposals'],
])

/** Walks them. @returns every statement that the database was asked meanwhile
 *  @throws Error that names those that did not open */
export async function noteHotPaths(db: Database, open: (options?: RoomsOptions) => Promise<Rooms>): Promise<Asked[]> {
  const watched = openDatabase({ connectionString: db.connectionString })
  const asked = noteStatements(watched)
  const rooms = await open({ through: watched })
  await rooms.work()
  const visitor = await signUp(rooms)
  const { body } = await visitor.call('POST', '', { url: freshAddress().url })
  await ended(visitor, body.id)
  const reads = ['', '?sort=trust', '?tag=a', `/${body.id}`, `/${body.id}/history`, `/${body.id}/events`]
  for (const path of reads) await visitor.text(path)
  await visitor.ask('POST', '/api/credits/deduct', { actionType: 'own_action' })
  const named = await namedPaths(visitor, body.id)
  const headers = { authorization: `Bearer ${visitor.token}` }
  const paths = [
    ...lists.map(({ path }) => path),
    ...named,
    '/api/discovery/creators?category=beauty&minFollowers=1000',
  ]
  const closed: string[] = []
  for (const url of paths) {
    const { statusCode } = await rooms.app.inject({ method: 'GET', url, headers })
    if (statusCode !== 200 && !asking.has(url)) closed.push(`${url} (${statusCode})`)
  }
  if (closed.length > 0) throw new Error(`These lists did not open: ${closed.join(', ')}`)
  return asked()
}

/** Makes what members open by name. @returns the addresses of it */
async function namedPaths({ ask, userId }: Visitor, verification: string): Promise<string[]> {
  const made = async (path: string, body: object) => {
    const answer = await ask('POST', path, body)
    if (answer.status >= 300) throw new Error(`${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`)
    return `${path}/${answer.body.id}`
  }
  const { handle } = freshAddress()
  const shortlist = await made('/api/shortlists', { name: 'Spring', creator: { platform: 'twitch', handle } })
  const campaign = await made('/api/campaigns', { name: 'Spring', goal: 'launch' })
  const bulk = await made('/api/bulk', { text: freshAddress().url, name: 'Spring' })
  const report = `/api/verifications/${verification}`
  return [
    ...[`/api/credits/balance/${userId}`, bulk],
    ...['', '/reach'].map((part) => shortlist + part),
    ...['', '/head', '/changes', '/intelligence', '/performance'].map((part) => campaign + part),
    // The audience is compared along the index of discovery, as far as a limit: a planner of short tables reads it from end to end instead.
    ...['/analyses', '/context', '/reports', '/roi', '/shares', '/snapshot'].map((part) => report + part),
  ]
}

/** Opens the pages that people have open all day. @returns every statement that the database was asked by them
 *  @throws Error that names those that did not open */
export async function noteEverydayPages(
  db: Database,
  open: (options?: RoomsOptions) => Promise<Rooms>,
): Promise<Asked[]> {
  const made = await open()
  await made.work()
  const visitor = await signUp(made)
  const { body } = await visitor.call('POST', '', { url: freshAddress().url })
  await ended(visitor, body.id)
  const { handle } = freshAddress()
  const list = await visitor.ask('POST', '/api/shortlists', { name: 'Spring', creator: { platform: 'twitch', handle } })
  const campaign = await visitor.ask('POST', '/api/campaigns', { name: 'Spring', goal: 'launch' })
  const watched = openDatabase({ connectionString: db.connectionString })
  // What the rooms do by themselves meanwhile is nobody's page.
  const opening = new AsyncLocalStorage<boolean>()
  const asked = noteStatements(watched, () => opening.getStore() ?? false)
  const { app } = await open({ through: watched })
  const lists = [
    'home',
    'verifications',
    'watches',
    'bulk',
    'shortlists',
    'campaigns',
    'credits/history',
    'credits/usage',
  ]
  const found = `campaigns/${campaign.body.id}`
  const each = [`verifications/${body.id}`, `shortlists/${list.body.id}`, found, `${found}/head`]
  for (const path of [...lists, ...each, `credits/balance/${visitor.userId}`]) {
    const headers = { authorization: `Bearer ${visitor.token}` }
    const { statusCode } = await opening.run(
      true,
      async () => await app.inject({ method: 'GET', url: `/api/${path}`, headers }),
    )
    if (statusCode !== 200) throw new Error(`/api/${path} answered ${statusCode}`)
  }
  return asked()
}

const quiet = { error: () => undefined }

/** Does once what is done all day without anybody asking: each job that the clock runs, and the loops that look for events, deliveries and letters; a
 *  click is followed too. @returns every statement that the database was asked, by who asked it first */
export async function noteUpkeep(
  db: Database,
  open: (options?: RoomsOptions) => Promise<Rooms>,
): Promise<Map<string, Asked[]>> {
  const watched = openDatabase({ connectionString: db.connectionString })
  const asked = noteStatements(watched)
  const { app, clock, jobs, webhooks } = await open({ through: watched })
  const noted = new Map<string, Asked[]>()
  const note = async (who: string, work: () => Promise<unknown>) => {
    const before = asked().length
    await work()
    noted.set(who, asked().slice(before))
  }
  const attempt = { number: 1, last: true, signal: new AbortController().signal }
  for (const { name, schedule, run } of jobs) if (schedule !== null) await note(name, () => run({}, attempt))
  await note('following a link', async () => {
    await app.inject({ method: 'GET', url: trackingLinks.follow.path.replace(':code', 'aaaaaaaa') })
    const click = { linkId: randomUUID(), at: clock.now, visitor: 1n, bot: false }
    await new ClickBook(watched.pool).note(click)
  })
  await note('webhooks', async () => {
    await tellEvents({ ...webhooks, log: quiet }, clock.now)
    await claimTurns(watched.pool, false, 1, clock.now)
  })
  await note('outreach', async () => {
    await dueWorkspaces(watched.pool, clock.now, 1)
    await nextDue(watched.pool, randomUUID(), clock.now)
  })
  return noted
}
