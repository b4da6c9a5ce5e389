import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import fc from 'fast-check'
import { expect } from 'vitest'
import { expectLinearTime, linearTimePatienceMs } from '../../../../../checks/linear-time.ts'
import { test as base } from '../../../test/outreach-ground.ts'
import { freshAddress, signUp, snapshotFor, verify } from '../../../test/rooms.ts'
import { guardedFetch } from '../../outside/guarded-fetch/guarded-fetch.ts'
import { readPageJob, readPageKind } from './linked-page.ts'
import { addressesOfPage, publishedAddresses } from './published-addresses.ts'
import { mayRead } from './robots.ts'

/** Addresses are found where they stand, and nowhere else. */

const test = base.extend('site', async ({ db: _ }, { onCleanup }) => {
  const pages: Record<string, string> = {}
  const asked: string[] = []
  const server = createServer((request, answer) => {
    asked.push(request.url ?? '')
    const page = pages[request.url ?? '']
    answer.writeHead(page === undefined ? 404 : 200, { 'content-type': 'text/html' }).end(page ?? '')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onCleanup(() => new Promise<void>((resolve) => server.close(() => resolve())))
  return { pages, asked, host: `127.0.0.1:${(server.address() as AddressInfo).port}` }
})

const addressesIn = (text: string) =>
  publishedAddresses(text).map(({ address, confidence }) => `${address} ${confidence}`)

test('an address is read as it stands; what is spelled out counts less, and what leads to nobody is none', () => {
  expect(addressesIn('✉️ Business: Hello@AvaFields.co, thanks')).toEqual(['hello@avafields.co high'])
  expect(addressesIn('collab:ava@fields.com|mgmt@agency.co.uk')).toEqual([
    'ava@fields.com high',
    'mgmt@agency.co.uk high',
  ])
  expect(addressesIn('ava [at] fields (dot) com')).toEqual(['ava@fields.com medium'])
  expect(addressesIn('follow @ava on insta, DM me at noon. me@home')).toEqual([])
  expect(addressesIn('noreply@fields.com logo@2x.png you@example.com')).toEqual([])
})

test('law: no address is found that does not stand in the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), fc.emailAddress(), (noise, email) => {
      for (const { address, confidence } of publishedAddresses(`${noise} ${email} ${noise}`))
        if (confidence === 'high') expect(`${noise} ${email} ${noise}`.toLowerCase()).toContain(address)
    }),
  )
})

test('a page’s mail links count more than its text, and its scripts say nothing', () => {
  const html = `<a href="mailto:biz%40fields.com?subject=Hi">Mail</a><p>or press&#64;fields.com</p>
    <script>const a = "tracker@fields.com"</script>`
  expect(addressesOfPage(html)).toEqual([
    { address: 'biz@fields.com', confidence: 'high' },
    { address: 'press@fields.com', confidence: 'medium' },
  ])
})

test(
  'reading a bio, a page or rules for robots takes time linear in it',
  () => {
    expectLinearTime(publishedAddresses, { words: ['a@b.co', '[at]', '(dot)', ' '], charsMax: 100_000, runs: 20 })
    expectLinearTime(addressesOfPage, { words: ['<script>', '</script>', 'href="mailto:', '&#64;'], runs: 20 })
    expectLinearTime((text) => mayRead(text, 'Vouch', '/a/b'), {
      words: ['User-agent: *\n', 'Disallow: /', '*', '$'],
      runs: 20,
    })
  },
  linearTimePatienceMs,
)

test.for([
  ['', '/x', true],
  ['User-agent: *\nDisallow: /', '/x', false],
  ['User-agent: *\nDisallow: /private\nAllow: /private/open', '/private/open', true],
  ['User-agent: VouchContacts\nDisallow:\n\nUser-agent: *\nDisallow: /', '/x', true],
  ['User-agent: *\nUser-agent: vouchcontacts\nDisallow: /*.html$', '/a.html', false],
  ['User-agent: *\nDisallow: /*.html$', '/a.html?b', true],
] as const)('robots.txt %j lets %s be read: %s', ([text, path, allowed]) => {
  expect(mayRead(text, 'VouchContacts', path)).toBe(allowed)
})

test('contacts come from the bio at once and from the linked page a moment later, each with where it stands', async ({
  open,
  site,
}) => {
  const fetchPage = guardedFetch({ loopbackHosts: [site.host] })
  const rooms = await open({ outreach: { fetchPage } })
  await rooms.work()
  const ann = await signUp(rooms)
  const { url, handle } = freshAddress()
  rooms.platform.script = async (target) => {
    const snapshot = snapshotFor(target)
    const profile = { ...snapshot.profile, bio: 'Tea lover. hi@teafan.co', externalUrl: `http://${site.host}/links` }
    return { ...snapshot, profile }
  }
  site.pages['/links'] = '<a href="mailto:team@teafan.co">Write to us</a>'
  site.pages['/robots.txt'] = 'User-agent: *\nAllow: /'
  await verify(ann, { url })
  const find = () => ann.ask('POST', '/api/outreach/contacts/find', { creators: [{ platform: 'twitch', handle }] })
  const [first] = (await find()).body.found
  expect(first).toMatchObject({
    page: 'waiting',
    contacts: [{ address: 'hi@teafan.co', source: 'bio', confidence: 'high' }],
  })
  const ids = await rooms.db.pool.query(
    'select creator_id as "creatorId" from outreach_lookups where workspace_id = $1',
    [ann.workspaceId],
  )
  const attempt = { number: 1, last: true, signal: new AbortController().signal }
  await readPageJob(rooms.outreach).run({ workspaceId: ann.workspaceId, ...ids.rows[0] }, attempt)
  const [then] = (await find()).body.found
  expect(then.page).toBe('read')
  expect(then.contacts[1]).toMatchObject({
    address: 'team@teafan.co',
    source: 'linked-page',
    evidence: `http://${site.host}/links`,
  })
  expect(site.asked).toEqual(['/robots.txt', '/links'])
})

test('a page that its robots.txt closes is not read', async ({ rooms, ann, site }) => {
  site.pages['/robots.txt'] = 'User-agent: *\nDisallow: /'
  site.pages['/links'] = '<a href="mailto:team@teafan.co">Write to us</a>'
  const { handle } = freshAddress()
  await ann.ask('POST', '/api/outreach/contacts/find', { creators: [{ platform: 'twitch', handle }] })
  const waiting = await rooms.db.pool.query(
    `update outreach_lookups set page = $2, page_state = 'waiting' where workspace_id = $1 returning creator_id as "creatorId"`,
    [ann.workspaceId, `http://${site.host}/links`],
  )
  const job = readPageJob({ ...rooms.outreach, fetchPage: guardedFetch({ loopbackHosts: [site.host] }) })
  const data = readPageKind.data.parse({ workspaceId: ann.workspaceId, ...waiting.rows[0] })
  await job.run(data, { number: 1, last: true, signal: new AbortController().signal })
  const [found] = (await ann.ask('POST', '/api/outreach/contacts/find', { creators: [{ platform: 'twitch', handle }] }))
    .body.found
  expect(found).toMatchObject({ page: 'failed', contacts: [] })
  expect(site.asked).toEqual(['/robots.txt'])
})
