import { expect, onTestFinished, test } from 'vitest'
import { busyChannel } from '../apps/server/test/scripted-channel.ts'
import { scriptedYoutube } from '../apps/server/test/scripted-youtube.ts'
import { signedIn } from './api.ts'
import { freshDataDir, type RunningProduct, removeDataDir, startProduct } from './running-product.ts'

test('a verification goes on to its end when the server is killed with -9 in the middle of it', async () => {
  let answers = false
  const youtube = await scriptedYoutube((call) =>
    call.method === 'videos' && !answers ? { body: 'silence' } : busyChannel(call),
  )
  const dataDir = freshDataDir()
  const settings = { YOUTUBE_API_KEY: 'key', YOUTUBE_API_BASE: youtube.baseUrl, YOUTUBE_DERIVED_METRICS: 'accepted' }
  let product: RunningProduct = await startProduct(dataDir, settings)
  onTestFinished(async () => {
    await product.end()
    await youtube.close()
    removeDataDir(dataDir)
  })

  const before = await signedIn(product.url)
  const { status, body } = await before.post('/api/verifications', { url: 'youtube.com/@TravelNotes' })
  expect(status).toBe(202)
  const id = String(body.id)
  await before.verificationWhen(id, ({ steps }) =>
    steps.some(({ name, state }) => name === 'posts' && state === 'running'),
  )
  await product.end('SIGKILL')

  answers = true
  product = await startProduct(dataDir, settings)
  const after = await signedIn(product.url)
  const done = await after.verificationWhen(id, ({ state }) => state === 'done' || state === 'failed')
  expect(done.state).toBe('done')
  expect(done.report?.subject.displayName).toBe('Travel Notes')
})

test('a second process on the same data folder is refused in one sentence', async () => {
  const dataDir = freshDataDir()
  const product = await startProduct(dataDir)
  onTestFinished(async () => {
    await product.end()
    removeDataDir(dataDir)
  })
  await expect(startProduct(dataDir)).rejects.toThrow(
    `Vouch is already running with the data folder ${dataDir} (process ${product.child.pid})`,
  )
})

test('a stop finishes what is under way and leaves no process behind', async () => {
  const dataDir = freshDataDir()
  const product = await startProduct(dataDir)
  await product.end()
  expect(product.child.exitCode).toBe(0)
  // Its last words may come after its end.
  await expect.poll(product.output).toContain('Vouch has stopped')
  const again = await startProduct(dataDir)
  await again.end()
  removeDataDir(dataDir)
})
