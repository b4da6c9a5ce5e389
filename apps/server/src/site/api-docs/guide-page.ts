import {
  apiVersions,
  declaredRoutes,
  idempotencyHours,
  keyCallDays,
  keyCallsPerMinute,
  type ProblemCode,
  priceOf,
  problems,
  scopes,
  scopeWords,
} from '@vouch/contract'
import { clientPackage, sampleVariable } from './code-samples.ts'
import { type Html, html, prose } from './html.ts'
import { modelsOf } from './models-section.ts'
import { block, problemTable } from './operation-page.ts'
import { type CallGroup, docsRoot, methodMark } from './page-frame.ts'
import { parityOf } from './parity-section.ts'
import { table } from './plain-table.ts'

/** How to use the API at all: what holds for every call, told once. Figures come from where the server takes them. */

export function guidePage(groups: readonly CallGroup[], origin: string): Html {
  return html`<h1>Vouch API</h1>
<p class="lead">Everything the screens do, for programs: the same rights, the same prices. The document for machines is <a href="/api/openapi.json">OpenAPI 3.1</a>.</p>
${startOf(origin)}${authenticationOf()}${modelsOf(origin)}${listsOf(origin)}${retriesOf(origin)}${limitsOf()}${versionsOf(origin)}${errorsOf()}${pricesOf(groups)}${parityOf()}`
}

function startOf(origin: string): Html {
  return html`<h2 id="start">Start</h2>
<ol><li>The owner of your workspace makes a key under <a href="/dashboard/settings/keys">Settings, API keys</a>. It’s shown once.</li>
<li>Send it with every call, verify a creator, and read the report.</li></ol>
<div class="samples">
<figure class="sample curl" data-name="curl"><figcaption>curl</figcaption>${block(`export VOUCH_KEY=vk_…
curl '${origin}/api/verifications' -H "Authorization: Bearer $VOUCH_KEY" \\
  -H "Idempotency-Key: $(uuidgen)" \\
  --json '{"url": "https://www.instagram.com/ava_fields_sandbox"}'
curl '${origin}/api/verifications/ID' -H "Authorization: Bearer $VOUCH_KEY"`)}</figure>
<figure class="sample typescript" data-name="TypeScript"><figcaption>TypeScript</figcaption>${block(`import { createVouch, ok } from '${clientPackage}'

const vouch = createVouch({ baseUrl: '${origin}', key: ${sampleVariable('VOUCH_KEY')} })
const url = 'https://www.instagram.com/ava_fields_sandbox'
const { id } = ok(await vouch.POST('/api/verifications', { body: { url } }))
const { state } = ok(await vouch.GET('/api/verifications/{id}', { params: { path: { id } } }))
console.log(state)`)}</figure>
<figure class="sample python" data-name="Python"><figcaption>Python</figcaption>${block(`import os, uuid
import requests

vouch = requests.Session()
vouch.headers["Authorization"] = f"Bearer {os.environ['VOUCH_KEY']}"
started = vouch.post(
    "${origin}/api/verifications",
    headers={"Idempotency-Key": str(uuid.uuid4())},
    json={"url": "https://www.instagram.com/ava_fields_sandbox"},
    timeout=30,
).json()
print(vouch.get(f"${origin}/api/verifications/{started['id']}", timeout=30).json()["state"])`)}</figure></div>`
}

function authenticationOf(): Html {
  return html`<h2 id="authentication">Authenticate</h2>
<p>${prose('Send `Authorization: Bearer vk_…`. A key belongs to one workspace and opens what its scopes name. It can expire, be limited to networks, and be limited to a number of credits a month.')}</p>
${table(
  ['Scope', 'What it opens'],
  scopes.map((scope) => [html`<code>${scope}</code>`, scopeWords[scope]]),
)}
<p>${prose('A call without a key answers `401 missing_token`. A key that has ended answers `403 invalid_token`, and one without the scope `403 scope_missing`. No key opens sign-in, members, keys, the plan or deletion.')} The owner sees what a key called for ${keyCallDays} days.</p>`
}

function listsOf(origin: string): Html {
  return html`<h2 id="lists">Page through lists</h2>
<p>${prose('A list is an object with a named array and a `nextCursor`. Send it back as `cursor` for the next page; `null` means you’ve reached the end. `limit` goes up to 100.')}</p>
${block(`curl "${origin}/api/verifications?limit=100&cursor=CURSOR" -H "Authorization: Bearer $VOUCH_KEY"`)}`
}

function retriesOf(origin: string): Html {
  return html`<h2 id="retries">Retry safely</h2>
<p>${prose(`Send an \`Idempotency-Key\` with every call that makes or changes something. If no answer comes, send the same call with the same key: within ${idempotencyHours} hours you get the first answer, and nothing is charged twice. The same key with another request answers \`409 idempotency_conflict\`; while the first call still runs, it is \`409 not_ready\` with \`Retry-After\`: ask again after those seconds.`)}</p>
<p>${prose('Retry `429` and `503` after the seconds in `Retry-After`. Retry `500` with growing pauses. Don’t retry other answers: the same call gets the same answer.')}</p>
${block(`curl -X POST '${origin}/api/verifications' -H "Authorization: Bearer $VOUCH_KEY" \\
  -H 'Idempotency-Key: order-1042-ava' \\
  --json '{"url": "https://www.instagram.com/ava_fields_sandbox"}'`)}`
}

function limitsOf(): Html {
  const plans = Object.entries(keyCallsPerMinute).map(([tier, calls]) => [
    tier.charAt(0) + tier.slice(1).toLowerCase(),
    String(calls),
  ])
  return html`<h2 id="limits">Rate limits</h2>
<p>${prose('All keys of a workspace share the calls of a minute. Each answer to a key says where you stand: `RateLimit-Limit`, `RateLimit-Remaining` and `RateLimit-Reset` in seconds. Over the limit, a call answers `429 rate_limited` with `Retry-After`.')}</p>
${table(['Plan', 'Calls a minute'], plans)}
<p>Some calls have a limit of their own; it stands on their page.</p>`
}

function versionsOf(origin: string): Html {
  const rows = apiVersions.map(({ date, changes }) => [html`<code>${date}</code>`, changes.join(' ')])
  return html`<h2 id="versions">Versions</h2>
<p>${prose('Versions are dates. A key keeps the one that was newest when it was made; ask for another with `vouch-version`, and each answer names the one it came in. New fields and new codes can appear in any version: ignore what you don’t know.')}</p>
${table(['Version', 'What changed'], rows)}
${block(`curl '${origin}/api/versions' -H 'vouch-version: ${apiVersions[0].date}'`)}`
}

function errorsOf(): Html {
  const rows = (Object.keys(problems) as ProblemCode[])
    .map((code) => ({ status: String(problems[code].status), code }))
    .toSorted((one, other) => one.status.localeCompare(other.status))
  const example = {
    error: problems.not_found.title,
    code: 'not_found',
    requestId: '6f1d2c3b-8a4e-4f57-9b60-2d7c1e5a9f83',
  }
  return html`<h2 id="errors">Errors</h2>
<p>${prose('Every failed call has one body. `error` is for a person, `code` is for your program and never changes, `requestId` is for support. `fields` says what is wrong field by field.')}</p>
${block(JSON.stringify(example, null, 2))}
<details class="more"><summary>All ${rows.length} codes</summary>${problemTable(rows)}</details>`
}

function pricesOf(groups: readonly CallGroup[]): Html {
  const byAddress = new Map(
    declaredRoutes.map((route) => [`${route.method} ${route.path.replace(/:(\w+)/g, '{$1}')}`, route]),
  )
  const calls = groups.flatMap(({ tags }) => tags.flatMap((tag) => tag.calls))
  const priced = calls.flatMap((call) => {
    const route = byAddress.get(`${call.method} ${call.path}`)
    const price = route === undefined || route.access === 'team' ? null : priceOf(route)
    return price === null || price.credits === 0 ? [] : [{ ...call, price }]
  })
  const rows = priced.map(({ id, method, path, price }) => [
    html`<a href="${docsRoot}/${id}">${methodMark(method)} <code>${path}</code></a>`,
    price.words,
  ])
  return html`<h2 id="prices">Prices</h2><p>The same as on screen. Every call that isn’t here is free.</p>${table(['Call', 'Price'], rows)}`
}
