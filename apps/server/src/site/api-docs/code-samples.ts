import type { Media, Operation, Parameter } from '../../foundation/http/operations.ts'

/** One call in three languages, with the examples of the document and the address of the reader's own instance. */

export interface Sampled {
  method: string
  path: string
  operation: Operation
}

export interface CodeSample {
  id: 'curl' | 'typescript' | 'python'
  name: string
  code: string
}

/** What stands for whoever calls: a key where one opens the call, else the token of a session. */
type Credential = 'VOUCH_KEY' | 'VOUCH_TOKEN' | 'VOUCH_COOKIE' | null

interface Told {
  method: string
  path: string
  /** The path with its parameters filled in, and the query. */
  filled: string
  params: Record<string, unknown>
  query: Record<string, unknown>
  body: unknown
  /** What the file that is sent is called here; null where none is. */
  file: string | null
  /** The answer is text or a file, and no JSON. */
  answersText: boolean
  isRepeatable: boolean
  credential: Credential
}

/** @param origin of the instance, without a slash at its end */
export function codeSamples(sampled: Sampled, origin: string): CodeSample[] {
  const told = toldOf(sampled)
  const samples: CodeSample[] = [
    { id: 'curl', name: 'curl', code: curlOf(told, origin) },
    { id: 'typescript', name: 'TypeScript', code: typescriptOf(told, origin) },
    { id: 'python', name: 'Python', code: pythonOf(told, origin) },
  ]
  // The client is for those whom a key or a session lets in.
  return samples.filter(({ id }) => id !== 'typescript' || told.credential !== 'VOUCH_COOKIE')
}

function toldOf({ method, path, operation }: Sampled): Told {
  const { parameters = [], requestBody, security = [] } = operation
  const params = examplesIn(parameters, 'path')
  const query = examplesIn(parameters, 'query')
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name] ?? name)))
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  )
  const json: Media | undefined = requestBody?.content['application/json']
  const isTeam = security.some((each) => 'team' in each)
  const key = operation['x-vouch'].scope === null ? 'VOUCH_TOKEN' : 'VOUCH_KEY'
  return {
    ...{ method: method.toUpperCase(), path, params, query, body: json?.example },
    filled: search.size > 0 ? `${filled}?${search}` : filled,
    file: requestBody !== undefined && json === undefined ? String(query.name ?? 'export.zip') : null,
    answersText: !answersJson(operation),
    isRepeatable: method.toUpperCase() !== 'GET' && key === 'VOUCH_KEY' && !isTeam && security.length > 0,
    credential: isTeam ? 'VOUCH_COOKIE' : security.length === 0 ? null : key,
  }
}

function answersJson({ responses }: Operation): boolean {
  const answers = Object.entries(responses).filter(([status]) => Number(status) < 400)
  return answers.some(([, { content }]) => content === undefined || 'application/json' in content)
}

function examplesIn(parameters: readonly Parameter[], place: string): Record<string, unknown> {
  const shown = parameters.filter((each) => each.in === place && each.example !== undefined)
  return Object.fromEntries(shown.map(({ name, example }) => [name, example]))
}

function curlOf({ method, filled, body, file, isRepeatable, credential }: Told, origin: string): string {
  const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`
  const parts = [
    `curl ${method === 'GET' ? '' : `-X ${method} `}${quoted(origin + filled)}`,
    ...(credential === 'VOUCH_COOKIE' ? ['-H "Cookie: vouch_team=$VOUCH_COOKIE"'] : []),
    ...(credential && credential !== 'VOUCH_COOKIE' ? [`-H "Authorization: Bearer $${credential}"`] : []),
    ...(isRepeatable ? ['-H "Idempotency-Key: $(uuidgen)"'] : []),
    ...(body === undefined
      ? []
      : ["-H 'Content-Type: application/json'", `-d ${quoted(JSON.stringify(body, null, 2))}`]),
    ...(file ? ["-H 'Content-Type: application/octet-stream'", `--data-binary ${quoted(`@${file}`)}`] : []),
  ]
  return parts.join(' \\\n  ')
}

function typescriptOf(told: Told, origin: string): string {
  const { method, path, params, query, body, file, answersText, credential } = told
  const parts = {
    ...(Object.keys(params).length > 0 && { path: params }),
    ...(Object.keys(query).length > 0 && { query }),
  }
  const asked = {
    ...(Object.keys(parts).length > 0 && { params: parts }),
    ...(body !== undefined && { body }),
    ...(answersText && { parseAs: 'text' }),
  }
  const opening = file ? "import { openAsBlob } from 'node:fs'\n" : ''
  const key = credential === null ? '' : `, key: ${sampleVariable(credential)}`
  const options = file
    ? `, ${literal(asked, typescriptNotation).slice(0, -2)}\n  body: await openAsBlob(${typescriptNotation.text(file)}),\n  bodySerializer: (file) => file,\n  headers: { 'content-type': 'application/octet-stream' },\n}`
    : Object.keys(asked).length > 0
      ? `, ${literal(asked, typescriptNotation)}`
      : ''
  return `${opening}import { createVouch, ok } from '${clientPackage}'

const vouch = createVouch({ baseUrl: '${origin}'${key} })
const answer = ok(await vouch.${method}('${path}'${options}))
console.log(answer)`
}

/** As samples name it: a text, which whatever packs this source must not take for an import. */
export const clientPackage = ['@vouch', 'client'].join('/')

/** @returns what reads a variable in a sample. The product itself reads its environment in one place. */
export function sampleVariable(name: string): string {
  return ['process', 'env', name].join('.')
}

/** How a language writes values. */
interface Notation {
  indent: string
  key: (name: string) => string
  text: (text: string) => string
  words: Readonly<Record<'true' | 'false' | 'null', string>>
}

const typescriptNotation: Notation = {
  indent: '  ',
  key: (name) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : `'${name}'`),
  text: (text) => (/['\\\n]/.test(text) ? JSON.stringify(text) : `'${text}'`),
  words: { true: 'true', false: 'false', null: 'null' },
}

const pythonNotation: Notation = {
  indent: '    ',
  key: (name) => JSON.stringify(name),
  text: (text) => JSON.stringify(text),
  words: { true: 'True', false: 'False', null: 'None' },
}

/** @param within what stands before every line after the first */
function literal(value: unknown, notation: Notation, within = ''): string {
  if (value === null || typeof value === 'boolean') return notation.words[`${value}`]
  if (typeof value === 'string') return notation.text(value)
  if (typeof value !== 'object') return String(value)
  const deeper = within + notation.indent
  const rows = Array.isArray(value)
    ? value.map((each) => literal(each, notation, deeper))
    : Object.entries(value).map(([name, each]) => `${notation.key(name)}: ${literal(each, notation, deeper)}`)
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}']
  if (rows.length === 0) return `${open}${close}`
  return `${open}\n${rows.map((row) => `${deeper}${row},\n`).join('')}${within}${close}`
}

function pythonOf(told: Told, origin: string): string {
  const { method, filled, body, file, answersText, isRepeatable, credential } = told
  const headers = [
    ...(credential === 'VOUCH_COOKIE' ? [`"Cookie": f"vouch_team={os.environ['VOUCH_COOKIE']}"`] : []),
    ...(credential && credential !== 'VOUCH_COOKIE'
      ? [`"Authorization": f"Bearer {os.environ['${credential}']}"`]
      : []),
    ...(isRepeatable ? ['"Idempotency-Key": str(uuid.uuid4())'] : []),
    ...(file ? ['"Content-Type": "application/octet-stream"'] : []),
  ]
  const modules = [...(credential ? ['os'] : []), ...(isRepeatable ? ['uuid'] : [])]
  return [
    ...modules.map((name) => `import ${name}`),
    ...(modules.length > 0 ? [''] : []),
    'import requests\n',
    `answer = requests.${method.toLowerCase()}(`,
    `    "${origin}${filled}",`,
    ...(headers.length > 0 ? ['    headers={', ...headers.map((each) => `        ${each},`), '    },'] : []),
    ...(body === undefined ? [] : [`    json=${literal(body, pythonNotation, '    ')},`]),
    ...(file ? [`    data=open(${JSON.stringify(file)}, "rb"),`] : []),
    '    timeout=30,',
    ')',
    'answer.raise_for_status()',
    answersText ? 'print(answer.text)' : 'print(answer.json())',
  ].join('\n')
}
