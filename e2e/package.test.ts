import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { installPackage } from '../packaging/install-package.ts'
import { freshDataDir, removeDataDir, startProduct } from './running-product.ts'

/** The package that `npm pack` makes, started as its users start it. */

test('vouch start serves pages and reports without building anything, and a kill of the command leaves nothing behind', async () => {
  const installed = installPackage({ withSite: true })
  onTestFinished(installed.remove)
  const dataDir = freshDataDir()
  const product = await startProduct(dataDir, {}, [process.execPath, installed.command, 'start'])
  onTestFinished(async () => {
    await product.end()
    removeDataDir(dataDir)
  })
  expect(product.output()).not.toContain('Building')
  expect(await (await fetch(product.url)).text()).toContain('<title>Vouch')
  expect(await (await fetch(`${product.url}/healthz`)).json()).toEqual({ ok: true })
  await expect.poll(async () => (await fetch(`${product.url}/readyz`)).status).toBe(200)
  await product.end('SIGKILL')
  await expect.poll(() => existsSync(join(dataDir, 'postgres/postmaster.pid'))).toBe(false)
  await expect.poll(() => product.output()).toContain('Vouch has stopped')
})
