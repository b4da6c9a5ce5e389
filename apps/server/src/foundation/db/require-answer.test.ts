import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from './database.ts'
import { requireAnswer } from './require-answer.ts'

test('a database that takes a connection and then says nothing is given up before whoever waits for the pool', async () => {
  const sockets: Socket[] = []
  const silent = createServer((socket) => void sockets.push(socket)).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = silent.address() as AddressInfo
  const db = openDatabase({ connectionString: `postgres://vouch:vouch@127.0.0.1:${port}/vouch` })
  const waiting = db.pool.connect().catch(() => 'a caller')
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy()
    silent.close()
    await waiting
    await db.close()
  })
  const asked = requireAnswer(db).catch(() => 'the answer to whether it is there')
  expect(await Promise.race([asked, waiting])).toBe('the answer to whether it is there')
})
