import { declaredRoutes } from '@vouch/contract'
import { type Database, openDatabase } from '../src/foundation/db/database.ts'
import { type Asked, noteStatements } from './asked-statements.ts'
import { ended, freshAddress, type Rooms, type RoomsOptions, signUp } from './rooms.ts'

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
  await visitor.ask('POST', '/api/shortlists', { name: 'Spring' })
  const headers = { authorization: `Bearer ${visitor.token}` }
  const paths = [...lists.map(({ path }) => path), '/api/discovery/creators?category=beauty&minFollowers=1000']
  const closed: string[] = []
  for (const url of paths) {
    const { statusCode } = await rooms.app.inject({ method: 'GET', url, headers })
    if (statusCode !== 200 && !asking.has(url)) closed.push(`${url} (${statusCode})`)
  }
  if (closed.length > 0) throw new Error(`These lists did not open: ${closed.join(', ')}`)
  return asked()
}
