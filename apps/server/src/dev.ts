import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { isStartedByNpm } from './config/config.ts'
import { reactRouterCommand } from './site/web-tools.ts'
import { whenStarterEnds } from './starter.ts'

/** `npm run dev`: the product with reload. The API restarts when its sources change; pages come from the web application's own
 *  development server, which passes calls on to the API. */
const main = fileURLToPath(new URL('main.ts', import.meta.url))
const web = fileURLToPath(new URL('../../web/', import.meta.url))

const children = [
  spawn(process.execPath, ['--watch', '--watch-preserve-output', main, '--api-only', '--as-written'], {
    stdio: 'inherit',
  }),
  spawn(process.execPath, [...reactRouterCommand(), 'dev'], { cwd: web, stdio: 'inherit' }),
]
for (const child of children) {
  child.once('exit', (code) => {
    for (const other of children) other.kill('SIGTERM')
    process.exitCode = code ?? 0
  })
}
const stop = () => {
  for (const child of children) child.kill('SIGTERM')
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)
if (isStartedByNpm()) whenStarterEnds(stop)
