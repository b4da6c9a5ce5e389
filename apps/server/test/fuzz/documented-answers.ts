import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import type { ApiDocument } from '../../src/foundation/http/operations.ts'
import type { FuzzedRequest } from './fuzzed-requests.ts'

/** Whether an answer is one that the API's document foretells: its status, its media type, and its body by the schema. The schemas are read
 *  by a validator of others, for whoever writes a client has no other either. */

export interface Answer {
  status: number
  /** Without its parameters; empty where there is none. */
  mediaType: string
  text: string
}

/** What the document says of any call, and not of each: a request that no operation reads. */
const ofAnyCall = new Set([408, 413, 431])
/** Of a request that leads to no operation. */
const ofNoCall = new Set([400, 404, 405])

interface Documented {
  responses: Record<string, { content?: Record<string, { schema?: object }> }>
}

export class DocumentedAnswers {
  readonly #operations = new Map<string, Documented>()
  readonly #validators = new Map<string, ValidateFunction>()
  readonly #ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: false })

  constructor(document: ApiDocument) {
    this.#ajv.addSchema({ $id: 'document', components: document.components })
    for (const [path, methods] of Object.entries(document.paths))
      for (const [method, operation] of Object.entries(methods))
        this.#operations.set(`${method.toUpperCase()} ${path}`, operation)
  }

  /** @returns what the document does not say of an answer, in a few words; null where it says it all */
  faultOf({ operation, method, isAstray }: FuzzedRequest, { status, mediaType, text }: Answer): string | null {
    const [, path = ''] = operation.split(' ')
    const asked = method === 'HEAD' ? 'GET' : method
    const documented = this.#operations.get(`${asked} ${path}`)
    if (ofAnyCall.has(status)) return null
    if (documented === undefined || isAstray)
      return isAstray || ofNoCall.has(status) || method === 'OPTIONS' ? null : `undocumented status ${status}`
    const response = documented.responses[status]
    if (response === undefined) return `undocumented status ${status}`
    if (text === '' || method === 'HEAD') return null
    const media = response.content?.[mediaType] ?? response.content?.['application/octet-stream']
    if (media === undefined) return response.content === undefined ? null : `undocumented media type ${mediaType}`
    return mediaType === 'application/json' && media.schema
      ? this.#schemaFault(`${asked} ${path} ${status}`, media.schema, text)
      : null
  }

  #schemaFault(name: string, schema: object, text: string): string | null {
    const known = this.#validators.get(name)
    const validate =
      known ??
      this.#ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"document#/components/')))
    this.#validators.set(name, validate)
    try {
      if (validate(JSON.parse(text))) return null
    } catch {
      return 'a body that is no JSON'
    }
    return `a body unlike its schema: ${this.#ajv.errorsText(validate.errors)}`
  }
}
