import type { ReportCheck } from '@vouch/contract'
import { checkWords } from '@vouch/presentation'
import fc from 'fast-check'
import { expect } from 'vitest'
import { type Rooms, signingKey, signUp, test, type Visitor, verify } from '../../../test/rooms.ts'
import { eraseCreator } from '../verifications/erase-creator.ts'
import { checkSigned } from './check-signed-text.ts'
import { keyRing, publishedRing } from './key-ring.ts'
import { codeIn, newCode } from './report-code.ts'
import { revokeCode } from './revoke.ts'
import { signReport } from './sign-report.ts'
import { newKey } from './signing-key.ts'

/** What becomes of a signed report: who holds it finds out by the file or by the code. */

const ava = { url: 'https://www.instagram.com/ava_fields_sandbox/' }

interface Left {
  visitor: Visitor
  id: string
  /** The signed file, as the export gives it. */
  text: string
  code: string
  token: string
}

async function left(rooms: Rooms, creator: object = ava): Promise<Left> {
  await rooms.work()
  const visitor = await signUp(rooms)
  const { id } = await verify(visitor, creator)
  const link = await visitor.call('POST', `/${id}/shares`, {})
  const token = String(new URL(link.body.url).pathname.split('/').at(-1))
  const shared = (await rooms.app.inject({ method: 'GET', url: `/api/shared/${token}` })).json()
  const text = await exported(visitor, id)
  expect(JSON.parse(text).signature).toEqual(shared.signature)
  return { visitor, id, text, token, code: shared.signature.code }
}

async function exported(visitor: Visitor, sourceId: string): Promise<string> {
  const asked = await visitor.ask('POST', '/api/exports', { subject: 'report', sourceId, format: 'json' })
  await expect.poll(async () => (await visitor.ask('GET', `/api/exports/${asked.body.id}`)).body.state).toBe('ready')
  const file = await visitor.ask('GET', `/api/exports/${asked.body.id}/file`)
  return JSON.stringify(file.body)
}

async function check(rooms: Rooms, body: { text: string } | { code: string }): Promise<ReportCheck> {
  const answer = await rooms.app.inject({ method: 'POST', url: '/api/check', payload: body })
  if (answer.statusCode !== 200) throw new Error(`${answer.statusCode}: ${answer.body}`)
  return answer.json()
}

test('a report that left is found by its file and by its code, with what it says', async ({ open }) => {
  const rooms = await open()
  const { text, code } = await left(rooms)
  const byFile = await check(rooms, { text })
  expect(byFile).toMatchObject({
    file: 'unchanged',
    signature: { code, keyId: signingKey.id, issuer: 'https://vouch.test' },
    state: { standing: 'valid', revoked: null, supersededBy: null },
    report: { handle: 'ava_fields_sandbox', basis: JSON.parse(text).subject.basis, decision: expect.any(String) },
  })
  const byCode = await check(rooms, { code: ` ${code.toLowerCase().replaceAll('-', ' ')} ` })
  expect(byCode).toEqual({ ...byFile, file: null })
  const indented = await check(rooms, { text: JSON.stringify(JSON.parse(text), null, 2) })
  expect(indented).toEqual({ ...byFile, file: 'written_again' })
  expect(checkWords(indented).title).toBe('Saved again by another program')
  expect((await check(rooms, { code: `https://vouch.test/check/${code}` })).signature?.code).toBe(code)
  expect(await check(rooms, { text: text.replace('"score":', '"score":1') })).toMatchObject({
    file: 'values_changed',
    state: null,
    report: null,
  })
})

test('a report is signed once, however often and by whomever it is passed on', async ({ open }) => {
  const rooms = await open()
  const { visitor, id, text } = await left(rooms)
  expect(await exported(visitor, id)).toBe(text)
  const found = await rooms.db.pool.query(
    `select report_id as id, body as report from signed_reports join reports on reports.id = report_id`,
  )
  const signed = await Promise.all(
    Array.from({ length: 8 }, () => signReport(rooms.db.pool, rooms.sharing, found.rows[0].id, found.rows[0].report)),
  )
  expect(new Set(signed.map((each) => each.text))).toEqual(new Set([text]))
  const fresh = await verify(visitor, { url: 'https://www.instagram.com/luxe_lena_sandbox/' })
  const links = await Promise.all(Array.from({ length: 5 }, () => exported(visitor, fresh.id)))
  expect(new Set(links).size).toBe(1)
})

test('the keys that are published are enough to check with, and others may keep them', async ({ open }) => {
  const rooms = await open()
  const { text } = await left(rooms)
  const answer = await rooms.app.inject({ method: 'GET', url: '/.well-known/vouch-keys.json' })
  expect(answer.headers).toMatchObject({ 'cache-control': 'public, max-age=3600', 'access-control-allow-origin': '*' })
  expect(answer.body).not.toContain('"d"')
  expect(checkSigned(text, publishedRing(answer.json().keys)).finding).toBe('unchanged')
})

test('when a creator is erased, what was signed is revoked in public without a name', async ({ open }) => {
  const rooms = await open()
  const { text, code } = await left(rooms)
  await eraseCreator(rooms.db.pool, { platform: 'instagram', handle: 'ava_fields_sandbox' }, rooms.clock.now)
  const revoked = { at: rooms.clock.now.toISOString(), reason: 'creator_erased' }
  expect(await check(rooms, { code })).toMatchObject({ state: { standing: 'revoked', revoked }, report: null })
  expect(await check(rooms, { text })).toMatchObject({ file: 'unchanged', state: { standing: 'revoked', revoked } })
  const indented = await check(rooms, { text: JSON.stringify(JSON.parse(text), null, 2) })
  expect(indented).toMatchObject({ file: 'written_again', state: { standing: 'revoked', revoked } })
  expect(checkWords(indented).title).toBe('Revoked')
  const list = await rooms.app.inject({ method: 'GET', url: '/.well-known/vouch-revoked.json' })
  expect(list.json().revoked).toContainEqual(expect.objectContaining({ code, ...revoked }))
  expect(list.body).not.toContain('ava')
})

test('a revocation keeps its first reason, and its report shows it wherever it is shared', async ({ open }) => {
  const rooms = await open()
  const { code, token } = await left(rooms, { url: 'https://www.instagram.com/giveaway_gwen_sandbox/' })
  const { pool } = rooms.db
  expect(await revokeCode(pool, code, { reason: 'withdrawn', at: rooms.clock.now })).toBe(true)
  const later = new Date(rooms.clock.now.getTime() + 1_000)
  expect(await revokeCode(pool, code, { reason: 'dispute_accepted', at: later })).toBe(false)
  const shared = (await rooms.app.inject({ method: 'GET', url: `/api/shared/${token}` })).json()
  expect(shared.signatureState).toMatchObject({
    standing: 'revoked',
    revoked: { at: rooms.clock.now.toISOString(), reason: 'withdrawn' },
  })
})

test('the list of revocations is read page by page, each once', async ({ open }) => {
  const rooms = await open()
  await rooms.db.pool.query(
    `insert into signed_reports (code, digest, data_at, computed_at, key_id, issuer, signed_at, value, revoked_at, revoked_for)
     select 'VR-' || left(n::text, 4) || '-0000-0000-0000', 'sha256:' || n, now(), now(), 'k', 'i', now(), 'v', now(), 'withdrawn'
       from generate_series(1000, 3100) as n`,
  )
  const codes: string[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const query: string = cursor === '' ? '' : `?cursor=${cursor}`
    const page = await rooms.app.inject({ method: 'GET', url: `/.well-known/vouch-revoked.json${query}` })
    codes.push(...page.json().revoked.map((each: { code: string }) => each.code))
    cursor = page.json().nextCursor
  }
  expect(codes.length).toBeGreaterThanOrEqual(2_101)
  expect(new Set(codes).size).toBe(codes.length)
  expect((await rooms.app.inject({ method: 'GET', url: '/.well-known/vouch-revoked.json?cursor=x' })).statusCode).toBe(
    400,
  )
})

test('a later report on the creator takes the place of an earlier one, and a file of somebody else’s does not', async ({
  open,
}) => {
  const rooms = await open()
  const { code } = await left(rooms, { url: 'https://www.instagram.com/steady_sam_sandbox/' })
  const later = (fileOf: string | null, days: number) =>
    rooms.db.pool.query(
      `insert into signed_reports (code, creator_id, file_of, digest, data_at, computed_at, key_id, issuer, signed_at, value)
       select $2, creator_id, $3, 'd', data_at + make_interval(days => $4), computed_at, 'k', 'i', now(), 'v' from signed_reports where code = $1`,
      [code, newCode(), fileOf, days],
    )
  await later('00000000-0000-4000-8000-000000000001', 1)
  expect((await check(rooms, { code })).state?.standing).toBe('valid')
  await later(null, -1)
  expect((await check(rooms, { code })).state?.standing).toBe('valid')
  await later(null, 2)
  const { state, report } = await check(rooms, { code })
  expect(state?.standing).toBe('superseded')
  expect(Date.parse(state?.supersededBy?.dataAt ?? '')).toBe(Date.parse(report?.dataAt ?? '') + 2 * 86_400_000)
})

test('a signature whose key was taken away is made again, and the old file is of an unknown key', async ({ open }) => {
  const rooms = await open()
  const { text, visitor, id } = await left(rooms)
  const found = await rooms.db.pool.query(
    `select report_id as id, body as report from signed_reports join reports on reports.id = report_id join verifications v using (report_id) where v.id = $1`,
    [id],
  )
  const keys = keyRing(() => [newKey(rooms.clock.now)])
  expect(checkSigned(text, keys).finding).toBe('key_unknown')
  const { id: reportId, report } = found.rows[0]
  const again = await signReport(rooms.db.pool, { ...rooms.sharing, keys }, reportId, report)
  expect(again.text).not.toBe(text)
  // The key of the tests is the one that is gone now.
  expect(await exported(visitor, id)).not.toBe(text)
})

test('what has no signature of this instance says so, and nonsense is refused in a sentence', async ({ open }) => {
  const rooms = await open()
  expect(await check(rooms, { text: '{"schema":"vouch.report/1"}' })).toMatchObject({
    file: 'no_signature',
    state: null,
  })
  expect(await check(rooms, { text: 'a letter' })).toMatchObject({ file: 'unreadable', report: null })
  const refused = async (payload: object) => {
    const answer = await rooms.app.inject({ method: 'POST', url: '/api/check', payload })
    return [answer.statusCode, answer.json().code]
  }
  expect(await refused({ code: newCode() })).toEqual([404, 'not_found'])
  expect(await refused({ code: '1234' })).toEqual([404, 'not_found'])
  expect(await refused({})).toEqual([400, 'validation'])
  expect(await refused({ code: 'a', text: 'b' })).toEqual([400, 'validation'])
})

test('law: a code is read however it was typed, and no other text is one', () => {
  fc.assert(
    fc.property(fc.constant(null).map(newCode), fc.boolean(), (code, lower) => {
      expect(code).toMatch(/^VR(-[0-9A-HJKMNP-TV-Z]{4}){4}$/)
      const typed = code
        .replaceAll('0', 'O')
        .replaceAll('1', 'l')
        .replaceAll('-', lower ? ' ' : '-')
      expect(codeIn(lower ? typed.toLowerCase() : typed)).toBe(code)
      expect(codeIn(code.slice(0, -1))).toBeNull()
      expect(codeIn(`${code}U`)).toBeNull()
    }),
  )
})
