import { declaredRoutes, problems } from '@vouch/contract'
import Fastify, { type FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import { declaredDocument } from '../../foundation/http/declared-document.ts'
import type { ApiDocument, Operation } from '../../foundation/http/operations.ts'
import { serveApiDocument } from './api-document.ts'
import { codeSamples } from './code-samples.ts'
import { html, prose } from './html.ts'
import { serveApiDocs } from './serve-docs.ts'

/** The API's document as programs read it, and its pages as people do. */

const origin = 'https://vouch.example'
let document: ApiDocument
let operations: { name: string; method: string; path: string; operation: Operation }[]

beforeAll(async () => {
  document = await declaredDocument('1.0.0')
  operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ name: `${method} ${path}`, method, path, operation })),
  )
})

function docsApp(): FastifyInstance {
  const app = Fastify({ routerOptions: { maxParamLength: 500 } })
  const apiDocument = serveApiDocument(app, '1.0.0', async () => JSON.stringify(document))
  serveApiDocs(app, apiDocument, () => origin)
  return app
}

describe('the document', () => {
  test('has every declared call, with summary, name, wing, price, scope and role', () => {
    expect(operations.length).toBe(declaredRoutes.length)
    const grouped = new Set(document['x-tagGroups']?.flatMap(({ tags }) => tags))
    const lacking = operations.filter(({ operation }) => {
      const { summary, operationId, tags, 'x-vouch': told } = operation
      const isTeams = operation.security?.some((each) => 'team' in each) ?? false
      return !summary || !operationId || !grouped.has(tags[0] ?? '') || !told.wing || (told.price === null && !isTeams)
    })
    expect(lacking.map(({ name }) => name)).toEqual([])
  })

  test('shows an example of every body and of every answer in JSON', () => {
    const lacking = operations.flatMap(({ name, operation: { requestBody, responses } }) => {
      const answers = Object.entries(responses).filter(([status]) => Number(status) < 300)
      const medias = [requestBody?.content, ...answers.map(([, { content }]) => content)]
      const json = medias.flatMap((content) => content?.['application/json'] ?? [])
      return json.some((media) => media.example === undefined) ? [name] : []
    })
    expect(lacking).toEqual([])
  })

  test('names the codes of every status that a call can fail with', () => {
    const wrong = operations.flatMap(({ name, operation: { responses } }) =>
      Object.entries(responses).flatMap(([status, { content }]) => {
        if (Number(status) < 400) return []
        const codes = Object.keys(content?.['application/json']?.examples ?? {}) as (keyof typeof problems)[]
        const isTold = codes.length > 0 && codes.every((code) => problems[code].status === Number(status))
        return isTold ? [] : [`${name} ${status}`]
      }),
    )
    expect(wrong).toEqual([])
  })

  test('leads nowhere that is not there', () => {
    const named = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/(\w+)\/([\w-]+)"/g)]
    const { components } = document as { components: Record<string, Record<string, unknown>> }
    expect(named.length).toBeGreaterThan(100)
    expect(named.filter(([, kind = '', name = '']) => components[kind]?.[name] === undefined)).toEqual([])
  })
})

describe('the samples', () => {
  test('call the reader’s own instance with the example of the document, in three languages', () => {
    const operation = document.paths['/api/verifications']?.post as Operation
    const [curl, typescript, python] = codeSamples({ method: 'post', path: '/api/verifications', operation }, origin)
    expect(curl?.code).toContain(`curl -X POST '${origin}/api/verifications'`)
    expect(curl?.code).toContain('-H "Authorization: Bearer $VOUCH_KEY"')
    expect(typescript?.code).toContain(`vouch.POST('/api/verifications', {\n  body: {\n    url: 'https`)
    expect(typescript?.code).toMatch(/\nconsole\.log\(answer\)$/)
    expect(python?.code).toContain('"url": "https://www.instagram.com/ava_fields_sandbox",')
  })

  test('never show a placeholder that the document has an example for, and carry a body that is the example', () => {
    const wrong = operations.flatMap(({ name, method, path, operation }) => {
      const [curl] = codeSamples({ method, path, operation }, origin)
      const body = /-d '([\s\S]*)'$/.exec(curl?.code ?? '')?.[1]?.replaceAll("'\\''", "'")
      const example = operation.requestBody?.content['application/json']?.example
      const isSame = example === undefined || JSON.stringify(JSON.parse(body ?? 'null')) === JSON.stringify(example)
      return isSame && !/[{}]/.test(curl?.code.split('\n')[0] ?? '') ? [] : [name]
    })
    expect(wrong).toEqual([])
  })
})

describe('the pages', () => {
  test('every call, every schema and the guide has one, and every link on them leads somewhere', async () => {
    const app = docsApp()
    const seen = new Map<string, number>()
    const waiting = ['/api/docs']
    for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
      const { statusCode, body } = await app.inject(address)
      seen.set(address, statusCode)
      for (const [, link = ''] of body.matchAll(/(?:href|src)="(\/api\/[^"#?]+)/g))
        if (!seen.has(link) && !waiting.includes(link)) waiting.push(link)
    }
    expect([...seen].filter(([, status]) => status !== 200)).toEqual([])
    expect(seen.size).toBeGreaterThan(declaredRoutes.length + 30)
    await app.close()
  })

  test('an address that is no call is answered with a page and 404', async () => {
    const app = docsApp()
    for (const address of ['/api/docs/nothing', '/api/docs/schemas/constructor']) {
      const { statusCode, body } = await app.inject(address)
      expect([statusCode, body.includes('There’s no such call')]).toEqual([404, true])
    }
    await app.close()
  })

  test('nothing that somebody wrote becomes HTML by itself', () => {
    expect(html`<p>${'<b a="1">'}</p>`.text).toBe('<p>&#60;b a=&#34;1&#34;&#62;</p>')
    expect(prose('a `<i>` b').text).toBe('a <code>&#60;i&#62;</code> b')
  })
})

test('a sample that sends a file names the same one in every place', () => {
  const [sending] = operations.filter(({ name }) => name === 'post /api/imports/columns')
  const codes = sending ? codeSamples(sending, origin).map(({ code }) => code) : []
  expect(codes).toHaveLength(3)
  for (const code of codes) expect(code).not.toContain('export.zip')
  expect(codes[0]).toContain("--data-binary '@followers.csv'")
  expect(codes[1]).toContain("openAsBlob('followers.csv')")
  expect(codes[2]).toContain('data=open("followers.csv", "rb")')
})
