import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { allFiles, root, sourceFiles } from './source-tree.ts'

/** Names that say nothing, or that speak of history, and switches that turn the compiler off. */

const saysNothing = /(^|\/)(utils?|helpers?|misc|common|shared|lib)(\/|\.[a-z]+$)/i
const versionAsName = /(^|[a-z-])(v\d+|new|old|final|copy)\.(tsx?|css|sql)$/i

test('no file or folder has a name that says nothing', () => {
  expect(allFiles().filter((path) => saysNothing.test(path))).toEqual([])
})

test('no file carries a version in its name', () => {
  expect(allFiles().filter((path) => versionAsName.test(path))).toEqual([])
})

test('no file inside an app is an index that hides others', () => {
  expect(sourceFiles.filter((file) => /^apps\/.*\/index\.tsx?$/.test(file.path)).map((file) => file.path)).toEqual([])
})

test('types and rules are switched off nowhere', () => {
  const directives = new RegExp(['@ts-(ignore|nocheck|expect-error)', 'biome' + '-ignore'].join('|'))
  const isOff = (line: string) => directives.test(line) || (/\bas any\b/.test(line) && !/^\s*(\*|\/)/.test(line))
  const off = sourceFiles
    .filter((file) => file.path !== 'checks/names.test.ts')
    .flatMap((file) =>
      file.text.split('\n').flatMap((line, index) => (isOff(line) ? [`${file.path}:${index + 1}`] : [])),
    )
  expect(off).toEqual([])
})

const statementName = /\bname: ('[^']+'|`[^`]+`),\s+text\b/g

test('the name of a prepared statement stands once, for the driver refuses a second text under it', () => {
  const sources = sourceFiles.filter(({ path, isTest }) => path.startsWith('apps/server/src/') && !isTest)
  const names = sources.flatMap(({ text }) => [...text.matchAll(statementName)].map(([, name]) => name))
  expect(names.length).toBeGreaterThan(50)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

test('no test sleeps: it waits for what it is about', () => {
  const sleep = new RegExp(
    ['waitFor' + 'Timeout\\(', 'new Promise\\(\\(?\\w*\\)? => set' + 'Timeout\\(\\w+, '].join('|'),
  )
  const tests = sourceFiles.filter((file) => file.isTest || file.path.startsWith('e2e/'))
  expect(tests.filter((file) => sleep.test(file.text)).map((file) => file.path)).toEqual([])
})

test('nothing is left to do without a date', () => {
  const open = new RegExp(['TO' + 'DO', 'FIX' + 'ME', 'XX' + 'X'].join('|'))
  const undated = sourceFiles.flatMap((file) =>
    file.text
      .split('\n')
      .flatMap((line, index) =>
        open.test(line) && !/\d{4}-\d{2}-\d{2}/.test(line) ? [`${file.path}:${index + 1}`] : [],
      ),
  )
  expect(undated).toEqual([])
})

test('every dependency is pinned exactly, and says in docs/dependencies.md what it is for', () => {
  const manifests = [
    '.',
    ...['packages', 'apps'].flatMap((folder) => readdirSync(join(root, folder)).map((name) => `${folder}/${name}`)),
    'lab',
    'bench',
    'e2e',
    'checks',
  ]
  const reasons = readFileSync(join(root, 'docs/dependencies.md'), 'utf8')
  const faults = manifests.flatMap((folder) => {
    const { dependencies = {}, devDependencies = {} } = manifestOf(folder)
    return Object.entries({ ...dependencies, ...devDependencies }).flatMap(([name, version]) => {
      if (name.startsWith('@vouch/')) return version === '*' ? [] : [`${folder}: ${name} ${version}`]
      const pinned = /^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)
      return pinned && reasons.includes(`\`${name}\``) ? [] : [`${folder}: ${name} ${version}`]
    })
  })
  expect(faults).toEqual([])
})

interface Manifest {
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

function manifestOf(folder: string): Manifest {
  return JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest
}

test('no two places wait for the same lock of the database', () => {
  const keys = sourceFiles
    .filter(({ path, isTest }) => path.startsWith('apps/server/src/') && !isTest)
    .flatMap(({ text }) =>
      [...text.matchAll(/Lock\w* = (\d[\d_]{6,})|lockKey = (\d[\d_]{6,})/g)].map(([, one, other]) => one ?? other),
    )
  expect(keys.length).toBeGreaterThan(3)
  expect(new Set(keys).size).toBe(keys.length)
})
