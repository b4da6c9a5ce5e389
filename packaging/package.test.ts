import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join, posix } from 'node:path'
import { simulateCreator } from '@vouch/simulator'
import { afterAll, expect, test } from 'vitest'
import { type Node, programOf, walk } from '../checks/source-tree.ts'
import { carriedFiles, root, withoutTypes } from './carried-files.ts'
import { installPackage } from './install-package.ts'

/** `npm pack` yields one package that needs nothing of this repository. */

interface Manifest {
  dependencies?: Record<string, string>
  allowScripts?: Record<string, boolean>
  files?: string[]
}

const manifestOf = (path: string) => JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8')) as Manifest
const manifest = manifestOf('.')
const files = carriedFiles()
const sources = [...files].filter(([path]) => path.endsWith('.js'))
const installed = installPackage({ withSite: false })
afterAll(installed.remove)

function called(command: string, words: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...words], {
    ...{ cwd: installed.folder, encoding: 'utf8', maxBuffer: 50_000_000 },
  })
  return { status, stdout: stdout.replace(/"computedAt":"[^"]*"/g, '"computedAt":""'), stderr }
}

test('the package verifies a snapshot as the repository does', () => {
  const at = '2026-01-01T00:00:00Z'
  const { snapshot } = simulateCreator({ seed: 'package', platform: 'instagram', at, size: 'tiny' })
  const file = join(installed.folder, 'creator.json')
  writeFileSync(file, JSON.stringify(snapshot))
  const words = ['verify', file, '--json']
  const told = called(installed.command, words)
  expect(told.stderr).toBe('')
  expect(JSON.parse(told.stdout).schema).toBe('vouch.report/1')
  expect(told).toEqual(called(join(root, 'bin/vouch.js'), words))
})

test('all that a start loads is there', () => {
  const product = join(installed.folder, 'build/package/apps/server/src/product.js')
  const loading = ['--input-type=module', '-e', `await import(${JSON.stringify(product)})`]
  const { status, stderr } = spawnSync(process.execPath, loading, { encoding: 'utf8' })
  expect([status, stderr]).toEqual([0, ''])
  expect(existsSync(join(installed.folder, 'build/package/apps/server/migrations/0001_accounts.sql'))).toBe(true)
})

test('sources name files of the package, Node’s own modules and declared dependencies, and nothing else', () => {
  expect(sources.length).toBeGreaterThan(500)
  const strays = sources.flatMap(([path, code]) =>
    namesIn(path, code)
      .filter((name) => !(name.startsWith('.') ? leadsIntoPackage(path, name) : isDeclared(name)))
      .map((name) => `${path} -> ${name}`),
  )
  expect(strays).toEqual([])
  expect(sources.filter(([, code]) => /['"]@vouch\/|['"]\.{1,2}\/[^'"\n]+\.ts['"]/.test(code))).toEqual([])
})

test('no test and nothing for developers is carried', () => {
  const paths = [...files.keys()]
  expect(paths.filter((path) => /\.test\.|\/test\/|\/corpus\/|\/(dev|build)\.js$/.test(path))).toEqual([])
  expect(paths.filter((path) => /\.tsx?$/.test(path))).toEqual([])
})

test('threads and data are found as imports are, and lines stay where they are', () => {
  const source = `import type { A } from './config/config.ts'\nimport { b } from '@vouch/contract'\nconst c: A = new URL('./starter.ts', import.meta.url)\n`
  const { code, leadsTo } = withoutTypes('apps/server/src/app.ts', source)
  expect(code.split('\n').map((line) => line.trimEnd().replace(/\s+/g, ' '))).toEqual([
    '',
    "import { b } from '../../../packages/contract/src/index.js'",
    "const c = new URL('./starter.js', import.meta.url)",
    '',
  ])
  expect(leadsTo).toEqual(['apps/server/src/starter.ts', 'packages/contract/src/index.ts'])
  expect(() => withoutTypes('apps/server/src/app.ts', `import './lost.ts'`)).toThrow('lost.ts, which is not there')
})

test('the root declares what the server and its packages run on, in the same versions', () => {
  const packages = readdirSync(join(root, 'packages')).map((name) => `packages/${name}`)
  const run = ['apps/server', ...packages].flatMap((path) => Object.entries(manifestOf(path).dependencies ?? {}))
  const { node, ...declared } = manifest.dependencies ?? {}
  expect(declared).toEqual(Object.fromEntries(run.filter(([name]) => !name.startsWith('@vouch/'))))
  expect(node).toMatch(/^24\./)
})

test('what runs a script at installation is allowed to, on every system', () => {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { hasInstallScript?: boolean }>
  }
  const scripted = Object.entries(lock.packages).filter(([, { hasInstallScript }]) => hasInstallScript)
  const names = scripted.map(([path]) => path.replace(/^.*node_modules\//, ''))
  expect(Object.keys(manifest.allowScripts ?? {}).toSorted()).toEqual(names.toSorted())
})

/** @returns what a source imports, and every file beside it that it names */
function namesIn(path: string, code: string): string[] {
  const names: string[] = []
  walk(programOf(path, code), null, (node) => {
    const { source, value } = node as Node & { source?: { value?: unknown } | null; value?: unknown }
    if (typeof source?.value === 'string') names.push(source.value)
    if (node.type === 'Literal' && typeof value === 'string' && /^\.{1,2}\/.+\.(js|json|txt)$/.test(value))
      names.push(value)
  })
  return names
}

function leadsIntoPackage(path: string, name: string): boolean {
  return files.has(posix.join(posix.dirname(path), name))
}

function isDeclared(name: string): boolean {
  const [first = '', second = ''] = name.split('/')
  return isBuiltin(name) || (first.startsWith('@') ? `${first}/${second}` : first) in (manifest.dependencies ?? {})
}
