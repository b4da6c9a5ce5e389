#!/usr/bin/env node
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The command `vouch`, from any folder and under any Node from 20 on: the product is written for the Node that it brings along, so that
 *  one runs it. Files are named from where the command is called; nothing here reads what they are. */

const [major = 0] = process.versions.node.split('.').map(Number)
/** The first that runs the product. */
const majorMin = 24

const checkout = fileURLToPath(new URL('../apps/server/src/cli/vouch.ts', import.meta.url))
const packed = fileURLToPath(new URL('../build/package/apps/server/src/cli/vouch.js', import.meta.url))
const isCheckout = existsSync(checkout)
const program = isCheckout ? checkout : packed

const node = broughtNode() ?? (major >= majorMin ? process.execPath : null)
if (node === null) {
  const { node: own } = process.versions
  console.error(
    isCheckout
      ? `Vouch is not installed yet: run npm ci in ${fileURLToPath(new URL('../', import.meta.url))}`
      : `Vouch runs on Node ${majorMin} or later, and this is ${own}. npm installs one with Vouch if its scripts may run: npm approve-scripts node && npm rebuild node`,
  )
  process.exitCode = 1
} else {
  // Over the channel the server learns that this process has ended, however it ended.
  const child = spawn(node, [program, ...process.argv.slice(2)], { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
  // A terminal interrupts both; the child decides how it ends, and so does whoever ends this one.
  const wait = () => undefined
  const pass = () => child.kill('SIGTERM')
  process.on('SIGINT', wait).on('SIGTERM', pass)
  child.once('error', (error) => {
    console.error(`Vouch cannot be started: ${error.message}`)
    process.exitCode = 1
  })
  child.once('exit', (code, signal) => {
    process.off('SIGINT', wait).off('SIGTERM', pass)
    if (signal === null) process.exitCode = code ?? 1
    else process.kill(process.pid, signal)
  })
}

/** @returns the Node that was installed along; null where no script may run at installation */
function broughtNode() {
  try {
    const folder = dirname(createRequire(import.meta.url).resolve('node/package.json'))
    const file = join(folder, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
    return existsSync(file) ? file : null
  } catch {
    return null
  }
}
