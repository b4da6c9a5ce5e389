import type { ApiDocument, JsonSchema } from '../../foundation/http/operations.ts'
import { type Html, html, prose } from './html.ts'

/** The fields of a schema as a table. A field that is a whole noun of its own leads to that noun's page. */

interface FieldRow {
  name: string
  type: Html
  required: boolean
  about: string
}

const levelsMax = 3

/** @param direction `sent`: what somebody has to send is marked. What comes back is there.
 *  @returns the table of a schema's fields; null where there is no schema */
export function fieldTable(
  schema: JsonSchema | undefined,
  document: ApiDocument,
  direction: 'sent' | 'answered',
): Html | null {
  if (schema === undefined) return null
  const whole = schema.$ref === undefined ? schema : componentOf(schema.$ref, document)
  const rows = fieldRows(whole, '', 1)
  if (rows.length === 0) return html`<p class="fields-type">${typeOf(whole)}</p>`
  return html`<div class="scroll"><table class="fields"><thead><tr><th scope="col">Field</th><th scope="col">Type</th><th scope="col">About</th></tr></thead><tbody>${rows.map(
    ({ name, type, required, about }) =>
      html`<tr><td><code>${name}</code>${direction === 'sent' && required && html` <b class="due">required</b>`}</td><td>${type}</td><td>${prose(about)}</td></tr>`,
  )}</tbody></table></div>`
}

/** @returns the schema that a reference leads to; an empty one where it leads nowhere */
export function componentOf(ref: string, { components }: ApiDocument): JsonSchema {
  return components.schemas[ref.replace('#/components/schemas/', '')] ?? {}
}

function fieldRows(schema: JsonSchema, before: string, level: number): FieldRow[] {
  const properties = (schema.properties ?? {}) as Record<string, JsonSchema>
  const due = new Set((schema.required ?? []) as string[])
  return Object.entries(properties).flatMap(([key, inner]) => {
    const name = `${before}${key}`
    const plain = withoutNull(inner)
    const about = String(inner.description ?? plain.description ?? '')
    const row = {
      name,
      type: typeOf(inner),
      required: due.has(key),
      about: [about, boundsOf(plain)].filter(Boolean).join(' '),
    }
    if (level >= levelsMax || plain.$ref !== undefined) return [row]
    const items = plain.items as JsonSchema | undefined
    if (items?.properties) return [row, ...fieldRows(items, `${name}[].`, level + 1)]
    return plain.properties ? [row, ...fieldRows(plain, `${name}.`, level + 1)] : [row]
  })
}

function withoutNull(schema: JsonSchema): JsonSchema {
  const choices = (schema.anyOf ?? []) as JsonSchema[]
  const real = choices.filter(({ type }) => type !== 'null')
  return choices.length > real.length && real.length === 1 ? (real[0] ?? schema) : schema
}

function typeOf(schema: JsonSchema): Html {
  if (schema.$ref !== undefined) {
    const name = schema.$ref.replace('#/components/schemas/', '')
    return html`<a href="/api/docs/schemas/${name}">${name}</a>`
  }
  const choices = (schema.anyOf ?? (schema.properties ? undefined : schema.oneOf) ?? []) as JsonSchema[]
  if (choices.length > 0) return joined(choices.map(typeOf))
  const values = (schema.const === undefined ? schema.enum : [schema.const]) as unknown[] | undefined
  if (values) return joined(values.map((each) => html`<code>${JSON.stringify(each)}</code>`))
  if (schema.type === 'array') return html`list of ${typeOf((schema.items ?? {}) as JsonSchema)}`
  const format = typeof schema.format === 'string' ? ` (${schema.format})` : ''
  return html`${[schema.type ?? 'anything'].flat().join(' or ')}${format}`
}

function joined(parts: readonly Html[]): Html {
  const shown = new Map(parts.map((part) => [part.text, part]))
  return html`${[...shown.values()].map((part, at) => (at === 0 ? part : html` or ${part}`))}`
}

const written = (figure: number) => figure.toLocaleString('en-US')
const numberMax = Number.MAX_SAFE_INTEGER

function boundsOf({ minLength, maxLength, minimum, maximum, maxItems, default: usual }: JsonSchema): string {
  const least = typeof minimum === 'number' && Math.abs(minimum) < numberMax ? minimum : undefined
  const most = typeof maximum === 'number' && maximum < numberMax ? maximum : undefined
  return [
    least !== undefined && most !== undefined ? `From ${written(least)} to ${written(most)}.` : null,
    least !== undefined && most === undefined ? `${written(least)} or more.` : null,
    typeof maxLength === 'number'
      ? `${typeof minLength === 'number' && minLength > 1 ? `${minLength} to` : 'Up to'} ${written(maxLength)} characters.`
      : null,
    typeof maxItems === 'number' ? `Up to ${maxItems}.` : null,
    usual === undefined ? null : `Default: \`${JSON.stringify(usual)}\`.`,
  ]
    .filter(Boolean)
    .join(' ')
}
