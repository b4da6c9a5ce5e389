import openapiTypescript, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import { declaredDocument } from '../../../apps/server/src/foundation/http/declared-document.ts'
import type { ApiDocument, Operation } from '../../../apps/server/src/foundation/http/operations.ts'

/** @returns the types of every call that a program can make, as text. The team's own calls are no part of the client. */
export async function writtenTypes(): Promise<string> {
  const document = structuredClone(await declaredDocument('client'))
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      if (operation.security?.some((each) => 'team' in each)) delete methods[method]
      else narrow(operation)
    }
    if (Object.keys(methods).length === 0) delete document.paths[path]
  }
  delete document.components.parameters
  delete document.components.examples
  dropUnused(document)
  const nodes = await openapiTypescript(JSON.stringify(document), {
    ...{ alphabetize: false, enum: false },
    // A file is sent as it is.
    transform: ({ format }) => (format === 'binary' ? ts.factory.createTypeReferenceNode('Blob') : undefined),
  })
  return `/** Made from the API's document by \`npm run client:generate\`; never edited by hand. */\n\n${compact(astToString(nodes))}`
}

/** All failures of a call share a body and differ in their codes, so that one answer tells them all: a tenth of the text. */
function narrow(operation: Operation): void {
  const codes = new Set<string>()
  for (const [status, { content }] of Object.entries(operation.responses)) {
    if (Number(status) < 400) continue
    for (const code of Object.keys(content?.['application/json']?.examples ?? {})) codes.add(code)
    delete operation.responses[status]
  }
  const medias = [operation.requestBody?.content, ...Object.values(operation.responses).map(({ content }) => content)]
  for (const media of medias.flatMap((content) => Object.values(content ?? {}))) delete media.example
  // The client sends these by itself.
  operation.parameters = (operation.parameters ?? []).filter(({ $ref }) => $ref === undefined)
  for (const parameter of operation.parameters) delete parameter.example
  const code = { type: 'string', enum: [...codes].toSorted() }
  const schema = {
    allOf: [{ $ref: '#/components/schemas/Error' }, { type: 'object', required: ['code'], properties: { code } }],
  }
  operation.responses.default = { description: 'It failed.', content: { 'application/json': { schema } } }
}

/** Leaves the schemas that something leads to, in one order. */
function dropUnused(document: ApiDocument): void {
  const { schemas } = document.components
  const used = new Set<string>()
  const waiting: unknown[] = [document.paths]
  for (let part = waiting.pop(); part !== undefined; part = waiting.pop()) {
    for (const [, name = ''] of JSON.stringify(part).matchAll(/#\/components\/schemas\/([\w-]+)/g)) {
      if (used.has(name)) continue
      used.add(name)
      waiting.push(schemas[name])
    }
  }
  // By name: the order in which schemas were met is that of the imports of whoever asks first.
  const left = Object.entries(schemas).filter(([name]) => used.has(name))
  document.components.schemas = Object.fromEntries(left.toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

/** Takes out what says that something is not there, and indents by two. */
function compact(text: string): string {
  return text
    .replace(
      /^ +(?:query|header|path|cookie|requestBody|get|put|post|delete|options|head|patch|trace)\?: never;\n/gm,
      '',
    )
    .replace(/^ +parameters: \{\n +\};\n/gm, '')
    .replace(/^ +headers: \{\n +\[name: string\]: unknown;\n +\};\n/gm, '')
    .replace(/^( {4})+/gm, (indent) => ' '.repeat(indent.length / 2))
}
