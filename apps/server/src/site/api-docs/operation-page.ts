import { type ProblemCode, problems } from '@vouch/contract'
import type { ApiDocument, Operation, Parameter } from '../../foundation/http/operations.ts'
import { codeSamples } from './code-samples.ts'
import { type Html, html, prose } from './html.ts'
import { methodMark } from './page-frame.ts'
import { componentOf, fieldTable } from './schema-rows.ts'

/** One call on a page of its own: what it does and costs, how to make it in three languages, what it takes, answers and fails with. */

export interface ShownCall {
  method: string
  path: string
  operation: Operation
}

export function operationPage(call: ShownCall, document: ApiDocument, origin: string): Html {
  const { method, path, operation } = call
  const note = operation.description?.split('\n\n').filter((line) => !line.startsWith('**')) ?? []
  return html`<p class="crumb">${operation['x-vouch'].wing ?? ''} · ${operation.tags[0] ?? ''}</p>
<h1>${operation.summary.replace(/(?<!\.)\.$/, '')}</h1>
<p class="address">${methodMark(method.toUpperCase())} <code>${path}</code></p>
${note.map((line) => html`<p>${prose(line)}</p>`)}
${factsOf(operation)}
${samplesOf(call, origin)}
${parametersOf(operation, document)}
${bodyOf(operation, document)}
${answerOf(operation, document)}
${failuresOf(operation)}`
}

function factsOf(operation: Operation): Html {
  const { price, scope, role, callsPerMinute } = operation['x-vouch']
  const facts: [string, Html | string][] = [
    ...(price === null ? [] : [['Price', price.words] as [string, string]]),
    ['Access', accessOf(operation)],
    ...(scope === null ? [] : [['Key scope', html`<code>${scope}</code>`] as [string, Html]]),
    ...(role === null || role === 'person' ? [] : [['Least role', role] as [string, string]]),
    ...(callsPerMinute === null ? [] : [['Limit', `${callsPerMinute} calls a minute`] as [string, string]]),
  ]
  return html`<dl class="facts">${facts.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>`
}

function accessOf({ security = [], 'x-vouch': { scope } }: Operation): string {
  if (security.length === 0) return 'Anyone'
  if (security.some((each) => 'team' in each)) return 'Admin session'
  if (security.length > 1) return 'Anyone; more with a key'
  return scope === null ? 'Signed-in people; no API key' : 'API key or session'
}

function samplesOf(call: ShownCall, origin: string): Html {
  return html`<h2 id="call">Call it</h2><div class="samples">${codeSamples(call, origin).map(
    ({ id, name, code }) =>
      html`<figure class="sample ${id}" data-name="${name}"><figcaption>${name}</figcaption>${block(code)}</figure>`,
  )}</div>`
}

/** A block of code with a button that copies it, which the script shows. */
export function block(code: string): Html {
  return html`<div class="block"><button type="button" class="copy" hidden>Copy</button><pre tabindex="0"><code>${code}</code></pre></div>`
}

function parametersOf({ parameters = [] }: Operation, document: ApiDocument): Html | null {
  const known = parameters.map(({ $ref, ...own }) =>
    $ref === undefined ? own : document.components.parameters?.[$ref.replace('#/components/parameters/', '')],
  )
  const rows = known.filter((each): each is Parameter => each !== undefined)
  if (rows.length === 0) return null
  const properties = Object.fromEntries(
    rows.map(({ name, in: place, schema, description }) => {
      const about = [
        place === 'path' ? 'In the path.' : place === 'header' ? 'Header.' : null,
        description ?? schema?.description,
      ]
      return [name, { ...schema, description: about.filter(Boolean).join(' ') }]
    }),
  )
  const required = rows.filter((row) => row.required).map(({ name }) => name)
  const table = fieldTable({ type: 'object', properties, required }, document, 'sent')
  return html`<h2 id="parameters">Parameters</h2>${table}`
}

function bodyOf({ requestBody }: Operation, document: ApiDocument): Html | null {
  const [type, media] = Object.entries(requestBody?.content ?? {})[0] ?? []
  if (media === undefined) return null
  const isJson = type === 'application/json'
  return html`<h2 id="body">Body</h2>${isJson ? fieldTable(media.schema, document, 'sent') : html`<p>The file itself, as <code>${type ?? ''}</code>.</p>`}`
}

function answerOf({ responses }: Operation, document: ApiDocument): Html {
  const [status = '', answer] = Object.entries(responses).find(([each]) => Number(each) < 400) ?? []
  const [type = '', media] = Object.entries(answer?.content ?? {})[0] ?? []
  const example = media?.example === undefined ? null : block(JSON.stringify(media.example, null, 2))
  const described = type === 'application/json' && example ? fieldTable(media?.schema, document, 'answered') : null
  const other = type !== '' && !example ? html`<p><code>${type}</code></p>` : null
  return html`<h2 id="answer">Answer</h2><p><b class="status">${status}</b> ${answer?.description ?? ''}</p>${other}${example}${described}`
}

function failuresOf({ responses }: Operation): Html {
  const rows = Object.entries(responses).flatMap(([status, { content }]) => {
    const codes = Object.keys(content?.['application/json']?.examples ?? {})
    return codes.map((code) => ({ status, code: code as ProblemCode }))
  })
  return html`<h2 id="errors">Errors</h2>${problemTable(rows)}`
}

export function problemTable(rows: readonly { status: string; code: ProblemCode }[]): Html {
  return html`<div class="scroll"><table class="fields"><thead><tr><th scope="col">Status</th><th scope="col">Code</th><th scope="col">Message</th></tr></thead><tbody>${rows.map(
    ({ status, code }) =>
      html`<tr><td>${status}</td><td><code>${code}</code></td><td>${problems[code].title}</td></tr>`,
  )}</tbody></table></div>`
}

/** One noun that answers are made of. */
export function schemaPage(name: string, document: ApiDocument): Html {
  const schema = componentOf(`#/components/schemas/${name}`, document)
  const about = typeof schema.description === 'string' ? html`<p>${prose(schema.description)}</p>` : null
  return html`<p class="crumb">Schema</p><h1>${name}</h1>${about}${fieldTable(schema, document, 'answered')}`
}
