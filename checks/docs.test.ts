import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { declaredRoutes, parseSnapshot, testEventType, webhookEventTypes } from '@vouch/contract'
import { factsOf, readingSignals, signalList } from '@vouch/engine'
import { rangePromise } from '@vouch/presentation'
import { expect, test } from 'vitest'
import { allFiles, root } from './source-tree.ts'

/** Documents name files and commands; these stay true. */

const documents = allFiles().filter((path) => path.endsWith('.md') && !path.includes('/corpus/'))
/** Links of the site's articles lead to its pages; a test of their own follows them. */
const ofRepository = documents.filter((path) => !path.startsWith('apps/web/marketing/articles/'))
const folders = /^(packages|apps|lab|bench|e2e|checks|packaging|docs|\.ci)\/[\w./*-]+$/

test.each(ofRepository)('%s names only files that exist', (document) => {
  const text = readFileSync(join(root, document), 'utf8')
  const links = [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)(#[^)]*)?\)/g)].map(([, link = '']) =>
    join(dirname(document), link),
  )
  const quoted = [...text.matchAll(/`([^`\n]+)`/g)]
    .map(([, path = '']) => path)
    .filter((path) => folders.test(path) && !path.includes('*'))
  const lost = [...links, ...quoted].filter((path) => !existsSync(join(root, path.replace(/\/$/, ''))))
  expect(lost).toEqual([])
})

/** A heading as the link to it is spelled: lower case, no marks, hyphens for spaces. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-')

test.each(ofRepository)('%s leads only to headings that exist', (document) => {
  const links = readFileSync(join(root, document), 'utf8').matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)#([^)\s]+)\)/g)
  const lost = [...links].flatMap(([, link = '', anchor = '']) => {
    const target = link === '' ? document : join(dirname(document), link)
    if (!target.endsWith('.md') || !existsSync(join(root, target))) return []
    const headings = readFileSync(join(root, target), 'utf8').matchAll(/^#+ (.*)$/gm)
    return [...headings].some(([, heading = '']) => anchorOf(heading) === anchor) ? [] : [`${target}#${anchor}`]
  })
  expect(lost).toEqual([])
})

test.each(documents)('%s runs only commands that exist', (document) => {
  const text = readFileSync(join(root, document), 'utf8')
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  const run = [...text.matchAll(/npm run (?:-s )?([\w:-]+)/g)].map(([, name = '']) => name)
  expect(run.filter((name) => !(name in scripts))).toEqual([])
})

test('a document names every bench, and none that there is not', () => {
  const tables = readFileSync(join(root, 'bench/src/bench.ts'), 'utf8')
  const benches = [...tables.matchAll(/^ {2}'?([a-z][a-z-]*)'?: /gm)].map(([, name = '']) => name)
  const texts = ofRepository.map((document) => readFileSync(join(root, document), 'utf8'))
  const named = texts.flatMap((text) => [...text.matchAll(/bench -- ([a-z][a-z-]*)/g)].map(([, name = '']) => name))
  expect(benches).toContain('soak')
  expect(benches.filter((name) => !named.includes(name))).toEqual([])
  expect([...new Set(named)].filter((name) => !benches.includes(name))).toEqual([])
})

test('what readers are told of ranges is what was measured', () => {
  const science = readFileSync(join(root, 'docs/science.md'), 'utf8')
  const [, , , , reached = ''] = /^\| range holds the share where a fifth.*$/m.exec(science)?.[0].split('|') ?? []
  const measured = [...reached.matchAll(/(\d+)%/g)].map(([, share]) => Number(share))
  expect(measured).toHaveLength(12)
  const told = `${Math.min(...measured)} to ${Math.max(...measured)} of 100`
  const articles = ['methodology.md', 'help/error-bars.md'].map((name) =>
    readFileSync(join(root, 'apps/web/marketing/articles', name), 'utf8'),
  )
  for (const text of [rangePromise, ...articles]) expect(text).toContain(told)
})

test('every signal is documented', () => {
  const text = readFileSync(join(root, 'docs/signals.md'), 'utf8')
  expect(
    [...signalList, ...readingSignals].map((signal) => signal.id).filter((id) => !text.includes(`\`${id}\``)),
  ).toEqual([])
})

test('a signal needs as much as its document says', () => {
  const nothing = parseSnapshot({
    ...{ schema: 'vouch.snapshot/1', platform: 'instagram', handle: 'nobody', fetchedAt: '2026-11-20T10:00:00Z' },
    ...{ availability: 'found', source: { connector: 'import', basis: 'import' }, profile: { followers: null } },
  })
  if (!nothing.ok) throw new Error(nothing.sentence)
  const facts = factsOf(nothing.snapshot)
  const sections = readFileSync(join(root, 'docs/signals.md'), 'utf8').split('\n### ')
  const firstNeeded = (text: string) => /\bNeeds\b[^.;]*?(\d+)/.exec(text.replaceAll(/\s+/g, ' '))?.[1]
  const compared = signalList.flatMap(({ id, measure }) => {
    const measurement = measure(facts)
    const said = measurement.measured ? undefined : firstNeeded(measurement.reason)
    const told = firstNeeded(sections.find((section) => section.split('\n')[0]?.includes(`\`${id}\``)) ?? '')
    return said === undefined || told === undefined ? [] : [{ id, said, told }]
  })
  expect(compared.length).toBeGreaterThan(10)
  expect(compared.filter(({ said, told }) => said !== told)).toEqual([])
})

test('every event of a webhook is documented', () => {
  const rows = readFileSync(join(root, 'docs/webhooks.md'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
  // `contract.sent`, `.accepted`: what begins with a dot is of the family before it.
  const told = rows.flatMap((row) => {
    const names = [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)
    const family = names[0]?.split('.')[0] ?? ''
    return names.map((name) => (name.startsWith('.') ? family + name : name))
  })
  expect(told.toSorted()).toEqual([...webhookEventTypes, testEventType].toSorted())
})

test('every decision has its four parts', () => {
  const parts = ['## Context', '## Decision', '## Consequences', '## Where the code obeys it']
  const lacking = documents
    .filter((path) => /^docs\/decisions\/\d{4}-/.test(path))
    .filter((path) => parts.some((part) => !readFileSync(join(root, path), 'utf8').includes(part)))
  expect(lacking).toEqual([])
})

test('no two calls share a method and an address', () => {
  const calls = declaredRoutes.map((route) => `${route.method} ${route.path}`)
  expect(calls.length).toBe(new Set(calls).size)
})
