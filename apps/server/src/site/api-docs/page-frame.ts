import { markLines, markSide } from '@vouch/presentation'
import type { ApiDocument } from '../../foundation/http/operations.ts'
import { type Html, html } from './html.ts'

/** The frame of every page of the API's documentation: the way through all calls beside what the page is about. */

export const docsRoot = '/api/docs'

export interface ListedCall {
  id: string
  method: string
  path: string
  tag: string
  summary: string
}

export interface CallGroup {
  wing: string
  tags: { name: string; calls: ListedCall[] }[]
}

export const guides = [
  ['start', 'Start'],
  ['authentication', 'Authenticate'],
  ['models', 'Language models'],
  ['lists', 'Page through lists'],
  ['retries', 'Retry safely'],
  ['limits', 'Rate limits'],
  ['versions', 'Versions'],
  ['errors', 'Errors'],
  ['prices', 'Prices'],
  ['parity', 'What works where'],
] as const

/** @returns every call of the document by wing and tag, by address */
export function groupedCalls(document: ApiDocument): CallGroup[] {
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId, summary, tags }]) => ({
      ...{ id: operationId, method: method.toUpperCase(), path, summary, tag: tags[0] ?? '' },
    })),
  )
  return (document['x-tagGroups'] ?? []).map(({ name, tags }) => ({
    wing: name,
    tags: tags.map((tag) => ({ name: tag, calls: calls.filter((call) => call.tag === tag).toSorted(byAddress) })),
  }))
}

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

function byAddress(one: ListedCall, other: ListedCall): number {
  return one.path.localeCompare(other.path) || methods.indexOf(one.method) - methods.indexOf(other.method)
}

export interface FramedPage {
  title: string
  content: Html
  /** The call that the page is about; null on the guide. */
  here: ListedCall | null
  /** The address that stands in its samples. */
  origin: string
}

/** @param assets version of style and script, so that a browser may keep them for ever */
export function framed(
  { title, content, here, origin }: FramedPage,
  groups: readonly CallGroup[],
  assets: string,
): string {
  const page = html`<!doctype html><html lang="en" data-origin="${origin}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${title} · Vouch API</title><meta name="robots" content="noindex"><link rel="stylesheet" href="${docsRoot}/page.css?v=${assets}"><script src="${docsRoot}/page.js?v=${assets}" defer></script></head>
<body><a class="skip" href="#content">Skip to content</a>
<header><a class="brand" href="${docsRoot}"><svg width="24" height="24" viewBox="0 0 ${markSide} ${markSide}" fill="none" aria-hidden="true">${markLines.map(
    ({ d, width, join }) =>
      html`<path d="${d}" stroke-width="${width}" stroke-linejoin="${join ?? 'miter'}" stroke-linecap="round"/>`,
  )}</svg>Vouch API</a><nav aria-label="Site"><a href="/api/openapi.json">OpenAPI</a><a href="/dashboard/settings/keys">API keys</a></nav></header>
<div class="sides"><details class="side" open><summary>All calls</summary>${sideOf(groups, here)}</details>
<main id="content" tabindex="-1">${content}</main></div></body></html>`
  return page.text
}

function sideOf(groups: readonly CallGroup[], here: ListedCall | null): Html {
  const wingHere = groups.find(({ tags }) => tags.some(({ name }) => name === here?.tag))?.wing ?? groups[0]?.wing
  return html`<nav aria-label="API"><label class="search"><span class="unseen">Find a call</span><input type="search" placeholder="Find a call" autocomplete="off" hidden></label>
<p class="none" role="status" hidden>No call has these words.</p>
<section><h2>Guide</h2><ul>${guides.map(([id, name]) => html`<li><a href="${docsRoot}#${id}">${name}</a></li>`)}</ul></section>
${groups.map(({ wing, tags }) => html`<details class="wing" ${wing === wingHere && html`open`}><summary>${wing}</summary>${tags.map((tag) => tagOf(tag, here))}</details>`)}</nav>`
}

function tagOf({ name, calls }: CallGroup['tags'][number], here: ListedCall | null): Html {
  return html`<section class="tag"><h3>${name}</h3><ul>${calls.map(
    ({ id, method, path, summary }) =>
      html`<li><a href="${docsRoot}/${id}" title="${summary}" ${id === here?.id && html`aria-current="page"`}>${methodMark(method)}<span>${shortPath(path)}</span></a></li>`,
  )}</ul></section>`
}

export function methodMark(method: string): Html {
  return html`<b class="method ${method.toLowerCase()}">${method}</b>`
}

function shortPath(path: string): string {
  return path.replace(/^\/api/, '')
}
