import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test, vi } from 'vitest'
import { operatorStandIns } from './operator-stand-ins.ts'
import { fullTitle, type PageMetadata, pageMeta } from './page-metadata.ts'
import { publicAddresses, publicPages, publicRoutes } from './public-pages.ts'
import { originStandIn } from './site-origin.ts'
import { type Schema, schemaTags } from './structured-data.ts'

const web = fileURLToPath(new URL('../../', import.meta.url))

const page: PageMetadata = {
  path: '/privacy',
  title: 'Privacy policy',
  description: 'What we keep about you.',
  keywords: ['privacy', 'data'],
  changedOn: '2026-11-21',
}

function contentOf(tags: ReturnType<typeof pageMeta>, name: string): unknown {
  const tag = tags.find(
    (each) => ('name' in each && each.name === name) || ('property' in each && each.property === name),
  )
  return tag && 'content' in tag ? tag.content : undefined
}

test('a page says its title, description, keywords, address and picture, once for search engines and once for those who share it', () => {
  const tags = pageMeta(page)
  expect(tags).toContainEqual({ title: 'Privacy policy · Vouch' })
  expect(contentOf(tags, 'keywords')).toBe('privacy, data')
  expect(contentOf(tags, 'robots')).toBe('index, follow')
  expect(tags).toContainEqual({ tagName: 'link', rel: 'canonical', href: `${originStandIn}/privacy` })
  for (const name of ['og:title', 'twitter:title']) expect(contentOf(tags, name)).toBe('Privacy policy · Vouch')
  for (const name of ['description', 'og:description', 'twitter:description'])
    expect(contentOf(tags, name)).toBe('What we keep about you.')
  for (const name of ['og:image', 'twitter:image'])
    expect(contentOf(tags, name)).toBe(`${originStandIn}/cards/privacy.png`)
  expect(contentOf(tags, 'og:url')).toBe(`${originStandIn}/privacy`)
  expect(contentOf(tags, 'twitter:site')).toBe(operatorStandIns.xHandle)
})

test('a page at a second address points to the first', () => {
  const tags = pageMeta({ ...page, path: '/privacy-policy', canonical: '/privacy' })
  expect(tags).toContainEqual({ tagName: 'link', rel: 'canonical', href: `${originStandIn}/privacy` })
})

test('structured data that cannot be written is left out with a warning, and the page goes on', () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const endless: Schema = { '@context': 'https://schema.org', '@type': 'Thing' }
  endless.self = endless
  const whole: Schema = { '@context': 'https://schema.org', '@type': 'Thing', name: 'whole' }
  expect(schemaTags([endless, whole])).toEqual([{ 'script:ld+json': whole }])
  expect(warned).toHaveBeenCalledOnce()
  warned.mockRestore()
})

test.each(publicPages.map((each) => [each.path, each] as const))(
  '%s describes itself within what search results show',
  (_path, each) => {
    expect(fullTitle(each).length).toBeLessThanOrEqual(65)
    expect(each.description.length).toBeGreaterThanOrEqual(60)
    expect(each.description.length).toBeLessThanOrEqual(165)
    expect(each.keywords.length).toBeGreaterThan(0)
    expect(each.changedOn).toMatch(/^20\d\d-\d\d-\d\d$/)
  },
)

test('no two pages share an address or a title', () => {
  expect(new Set(publicAddresses).size).toBe(publicAddresses.length)
  const titles = publicPages.map(({ title }) => title)
  expect(new Set(titles).size).toBe(titles.length)
})

test('every public page is drawn by a file that exists', () => {
  const files = new Set(readdirSync(web, { recursive: true, encoding: 'utf8' }))
  expect(publicRoutes.map(({ file }) => file).filter((file) => !files.has(file))).toEqual([])
})

test('no module of the browser imports the list of all pages', () => {
  const sources = readdirSync(join(web, 'marketing'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.tsx'),
  )
  const importing = sources.filter((file) =>
    readFileSync(join(web, 'marketing', file), 'utf8').includes('public-pages'),
  )
  expect(importing).toEqual([])
})
