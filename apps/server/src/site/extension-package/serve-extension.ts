import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { nameDownload } from '../../foundation/http/download-name.ts'
import { answerNotFound } from '../../foundation/http/failures.ts'
import { madeBehind } from '../made-behind.ts'
import { builtExtension } from '../web-build.ts'
import { type ZippedFile, zipFile } from './zip-file.ts'

/** The browser extension as this instance gives it out: the built folder, with the instance's own address in it, so that whoever loads it need set
 *  nothing and is asked for nothing. */

/** Where people get it. */
const address = '/extension/vouch-chrome.zip'

/** @param whole resolves when the build is there */
export function serveExtension(app: FastifyInstance, ownAddress: () => string, whole: Promise<unknown>): void {
  let made: { origin: string; zip: Buffer } | null = null
  app.get(address, async (request, reply) => {
    await madeBehind(whole)
    if (!existsSync(join(builtExtension, 'manifest.json'))) return answerNotFound(request, reply)
    const { origin } = new URL(ownAddress())
    if (made?.origin !== origin) made = { origin, zip: zipFile(ownFiles(origin)) }
    return nameDownload(reply, 'vouch-chrome.zip')
      .header('cache-control', 'public, max-age=300')
      .type('application/zip')
      .send(made.zip)
  })
}

interface Manifest {
  host_permissions: string[]
}

function ownFiles(origin: string): ZippedFile[] {
  const names = readdirSync(builtExtension, { recursive: true, withFileTypes: true })
  return names
    .filter((each) => each.isFile())
    .map((each) => join(each.parentPath, each.name))
    .sort()
    .map((file) => {
      const path = file.slice(builtExtension.length + 1).replaceAll('\\', '/')
      return { path, body: changed(path, readFileSync(file), origin) }
    })
}

/** @param body of a built file. @returns what it is in the package of this instance */
function changed(path: string, body: Buffer, origin: string): Buffer {
  if (path === 'instance.json') return Buffer.from(JSON.stringify({ address: origin }))
  if (path !== 'manifest.json') return body
  const manifest = JSON.parse(body.toString()) as Manifest
  const { protocol, hostname } = new URL(origin)
  const own = `${protocol}//${hostname}/*`
  return Buffer.from(JSON.stringify({ ...manifest, host_permissions: [...manifest.host_permissions, own] }))
}
