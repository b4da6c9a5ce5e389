import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished } from 'vitest'
import { test } from '../../../test/fixtures.ts'
import { startMailServer } from '../../../test/mail-server.ts'
import { startObjectServer } from '../../../test/object-server.ts'
import { scriptedPlatform } from '../../../test/scripted-platform.ts'
import { shippedFile } from '../../../test/scripted-supplier.ts'
import { environmentWith, loadConfig } from '../../config/config.ts'
import { addKey, keyFolderOf } from '../../verdicts/signing/key-folder.ts'
import { connectorFindings } from './connector-findings.ts'
import type { Finding } from './finding.ts'
import { diskFinding, keysFinding } from './machine-findings.ts'
import { cardsFinding, mailFinding, objectsFinding, repliesFinding } from './service-findings.ts'
import { supplierFindings } from './supplier-findings.ts'

/** What an operator is told is wrong, and what to do about it. */

const program = fileURLToPath(new URL('../vouch.ts', import.meta.url))

function doctor(settings: Record<string, string>, words: string[] = []) {
  const env = environmentWith({ DATA_DIR: mkdtempSync(join(tmpdir(), 'vouch-doctor-')), ...settings })
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, 'doctor', ...words], {
    encoding: 'utf8',
    env,
  })
  return { status, stdout, stderr }
}

test('a fresh sandbox has nothing to complain of, and says what the platforms need', async ({ db }) => {
  const { status, stdout, stderr } = doctor({ DATABASE_URL: db.connectionString }, ['--json'])
  expect([status, stderr]).toEqual([0, ''])
  const findings: Finding[] = JSON.parse(stdout).findings
  expect(findings.filter(({ state }) => state === 'ok').map(({ id }) => id)).toEqual([
    'configuration',
    'database',
    'clock',
    'disk',
  ])
  const youtube = findings.find(({ id }) => id === 'connector.youtube.lookup')
  expect(youtube?.fix).toMatch(/^Register at https:.*then set YOUTUBE_API_KEY\.$/)
})

test('before the first start, what is set of each platform is told all the same', () => {
  const { stdout } = doctor({ YOUTUBE_API_KEY: 'k', X_CLIENT_ID: 'c', X_CLIENT_SECRET: 'secret-word' }, [
    '--json',
    '--offline',
  ])
  const findings: Finding[] = JSON.parse(stdout).findings
  const of = (id: string) => findings.find((each) => each.id === id)
  expect(of('database')?.state).toBe('off')
  expect(of('connector.youtube.lookup')?.says).toBe('YouTube, look up creators: set.')
  expect(of('connector.instagram.lookup')?.state).toBe('off')
  expect(stdout).not.toContain('secret-word')
})

test('what the configuration refuses is listed by variable, each with a fix', () => {
  const { status, stdout } = doctor({ VOUCH_MODE: 'production', PORT: 'abc' }, ['--json'])
  expect(status).toBe(1)
  const findings: Finding[] = JSON.parse(stdout).findings
  const ids = findings.map(({ id }) => id)
  expect(ids).toContain('configuration.PORT')
  expect(ids).toContain('configuration.SIGNING_KEYS_DIR')
  expect(findings.every(({ state, fix }) => state === 'fault' && fix !== null)).toBe(true)
})

test('a database that is away is a fault, and nothing else waits for it', () => {
  const { status, stdout } = doctor({ DATABASE_URL: 'postgres://nobody:secret-word@127.0.0.1:1/none' })
  expect(status).toBe(1)
  expect(stdout).toMatch(/^FAULT\s+The database none at 127\.0\.0\.1:1 isn’t responding/m)
  expect(stdout).not.toContain('secret-word')
})

test('keys: none in production is a fault; an old one, or one that others can read, is to be looked at', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'vouch-keys-'))
  const config = { mode: 'production', dataDir, signingKeysDir: join(dataDir, 'keys') } as const
  const at = new Date('2026-06-01T00:00:00Z')
  expect(keysFinding(config, at)).toMatchObject({ state: 'fault', fix: 'Run vouch keys add.' })
  expect(keysFinding({ ...config, mode: 'sandbox' }, at).state).toBe('off')
  addKey(keyFolderOf(config), at)
  expect(keysFinding(config, at).state).toBe('ok')
  expect(keysFinding(config, new Date('2028-01-01T00:00:00Z'))).toMatchObject({ state: 'warning', id: 'keys' })
  chmodSync(config.signingKeysDir, 0o755)
  expect(keysFinding(config, at).fix).toMatch(/^Run chmod 700 /)
  writeFileSync(join(config.signingKeysDir, 'broken.json'), '{')
  expect(keysFinding(config, at)).toMatchObject({ state: 'fault', says: expect.stringContaining('broken.json') })
})

test('the disk is that of the data folder, or of the nearest that exists', () => {
  expect(diskFinding({ dataDir: join(tmpdir(), 'never', 'made') }).says).toMatch(/^[\d.]+ GB are free/)
})

test('mail: a server that takes the sign-in is well, one that is away is named without its password', async () => {
  const server = await startMailServer()
  try {
    expect((await mailFinding({ smtp: { url: server.url, from: 'a@b.example' } })).state).toBe('ok')
  } finally {
    await server.close()
  }
  const away = await mailFinding({ smtp: { url: 'smtp://user:secret-word@127.0.0.1:1', from: 'a@b.example' } })
  expect(away).toMatchObject({ state: 'fault', says: expect.stringContaining('can’t be reached') })
  expect(JSON.stringify(away)).not.toContain('secret-word')
})

test('replies: unset they are logged by hand, and a mailbox that is away is named without its password', async () => {
  const of = (settings: Record<string, string>) => repliesFinding(loadConfig(settings))
  expect(await of({})).toMatchObject({ state: 'off', fix: expect.stringContaining('IMAP_URL') })
  const smtp = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'a@b.example' }
  const away = await of({ ...smtp, IMAP_URL: 'imap://user:secret-word@127.0.0.1:1/INBOX' })
  expect(away).toMatchObject({ state: 'fault', says: expect.stringContaining('can’t be reached') })
  expect(JSON.stringify(away)).not.toContain('secret-word')
})

test('cards: a refused key is a fault that shows nothing of the key', async () => {
  const provider = await scriptedPlatform(() => ({
    status: 401,
    body: { error: { type: 'invalid_request_error', message: 'Invalid API Key provided: sk_live_secret' } },
  }))
  try {
    const stripe = { secretKey: 'sk_live_secret', publishableKey: '', webhookSecret: null, apiBase: provider.baseUrl }
    const found = await cardsFinding({ stripe })
    expect(found).toMatchObject({ state: 'fault', says: 'The card provider refused: the key isn’t valid.' })
    expect(JSON.stringify(found)).not.toContain('sk_live')
  } finally {
    await provider.close()
  }
})

test('connectors: half a setup, refused credentials and a day that is nearly used are told with a fix', async ({
  db,
}) => {
  const platform = await scriptedPlatform(() => ({ status: 401, body: { title: 'Unauthorized', status: 401 } }))
  try {
    const config = loadConfig({ X_BEARER_TOKEN: 't', X_API_BASE: platform.baseUrl, X_DAILY_USD: '0.02' })
    const given = new Set([...config.given, 'X_CLIENT_ID'])
    const now = () => new Date('2026-11-20T10:00:00Z')
    await db.pool.query(`insert into connector_quota values ('x', 'mills', '2026-11-20', 19)`)
    const question = { config: { ...config, given }, db, now, publicAddress: () => 'https://vouch.test' }
    const untested = await connectorFindings({ ...question, test: false })
    const of = (findings: Finding[], id: string) => findings.find((each) => each.id === id)
    expect(of(untested, 'connector.x.lookup')).toMatchObject({ state: 'ok', says: 'X, look up creators: set.' })
    expect(of(untested, 'connector.x.consent')).toMatchObject({ state: 'warning', fix: 'Set X_CLIENT_SECRET too.' })
    expect(of(untested, 'connector.x.allowance')?.says).toBe('X, spending today: $0.02 of $0.02.')
    expect(platform.calls).toEqual([])
    await db.pool.query('delete from connector_quota')
    const tested = await connectorFindings({ ...question, test: true })
    expect(of(tested, 'connector.x.lookup')).toMatchObject({
      state: 'fault',
      says: expect.stringContaining('rejected'),
    })
  } finally {
    await platform.close()
  }
})

test('rates, the watch’s share, and suppliers with their spending and faults are told', async ({ db }) => {
  const now = () => new Date('2026-11-20T10:00:00Z')
  const file = join(mkdtempSync(join(tmpdir(), 'vouch-suppliers-')), 'supplier.yaml')
  writeFileSync(file, shippedFile('social-fetch'))
  const env = { INSTAGRAM_ACCESS_TOKEN: 't', INSTAGRAM_BUSINESS_ID: '1', YOUTUBE_API_KEY: 'k' }
  const on = { SUPPLIERS_FILE: file, SUPPLIERS_ACCEPTED: 'accepted', SUPPLIER_SECRET_SOCIAL_FETCH_KEY: 's' }
  const config = loadConfig({ ...env, ...on })
  await db.pool.query(`insert into connector_rates values ('instagram', 'discovery', 188, '2026-11-20T10:30:00Z')`)
  await db.pool.query(
    `insert into connector_quota values ('youtube-watch', 'general', '2026-11-20', 40), ('supplier', 'microdollars', '2026-11-20', 2500000)`,
  )
  await db.pool.query(
    `insert into connector_faults values ('instagram-watch', 'platform_timeout', 'Instagram didn’t answer.', 3, '2026-11-20T09:00:00Z'),
      ('supplier:social-fetch', 'platform_key_refused', 'Social Fetch refused the key.', 1, '2026-11-20T09:00:00Z'),
      ('instagram', 'platform_unavailable', 'Long ago.', 1, '2026-11-01T09:00:00Z')`,
  )
  const publicAddress = () => 'https://vouch.test'
  const told = await connectorFindings({ config, db, now, publicAddress, test: false })
  const bought = await supplierFindings(config, db, now())
  const says = [...told, ...bought].map((one) => `${one.state}: ${one.says}`)
  expect(says).toContain('ok: Instagram, lookups this hour: 12 of 200.')
  expect(says).toContain('ok: Instagram, creators read by the watch in 24 hours: 0 of 1,920.')
  expect(says).toContain('ok: YouTube, lookups by the watch today: 40 of 4,000.')
  expect(says).toContain('warning: Instagram: Watch: Instagram didn’t answer. (2026-11-20 09:00 UTC, 3 times in all)')
  expect(says).toContain('ok: Data suppliers: 1 of 1 description can be asked, $2.50 of $10.00 spent today.')
  expect(says).toContain('warning: social-fetch: Social Fetch refused the key. (2026-11-20 09:00 UTC)')
  expect(says.join(' ')).not.toContain('Long ago')
})

test('an object store is tried out: it takes, gives back and deletes, or is a fault with what to look at', async () => {
  expect((await objectsFinding({ objectStore: null })).state).toBe('off')
  const server = await startObjectServer()
  onTestFinished(server.close)
  expect(await objectsFinding({ objectStore: server.settings })).toMatchObject({ id: 'objects', state: 'ok' })
  const finding = await objectsFinding({ objectStore: { ...server.settings, bucket: 'nobodys' } })
  expect(finding).toMatchObject({ state: 'fault', says: 'The object store doesn’t work: there is no such bucket.' })
})
