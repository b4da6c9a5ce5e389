/** Pages in the shape of the three sites, written by us from what anybody sees of their structure: headings, a list of posts, links that change the
 *  address without loading a page, a content policy, and a script of the page's own. Nothing of the sites themselves is in them. */

export interface ShapedPage {
  html: string
  headers: Record<string, string>
}

/** As strict as the strictest of the sites: no script, style or markup that the page did not bring. */
const policy = "default-src 'none'; script-src 'nonce-own'; style-src 'nonce-own'; require-trusted-types-for 'script'"

/** What a page of the site would do: it counts its errors and shifts, draws late, and follows its links by itself. */
const ownScript = `
  window.faults = []
  window.shifts = []
  addEventListener('error', (event) => window.faults.push(event.message))
  addEventListener('securitypolicyviolation', (event) => window.faults.push(event.violatedDirective + ' ' + event.blockedURI))
  new PerformanceObserver((list) => list.getEntries().forEach((entry) => window.shifts.push(entry.value)))
    .observe({ type: 'layout-shift', buffered: true })
  window.changes = 0
  new MutationObserver((changes) => { window.changes += changes.length }).observe(document.body, { childList: true, subtree: true })
  window.keys = 0
  addEventListener('keydown', () => { window.keys += 1 })
  document.addEventListener('click', (event) => {
    const link = event.target.closest?.('a[data-own]')
    if (!link) return
    event.preventDefault()
    history.pushState({}, '', link.getAttribute('href'))
    document.querySelector('h1').textContent = link.textContent
  })`

const shapes: Readonly<Record<string, (name: string) => string>> = {
  'www.instagram.com': (name) =>
    `<section><main role="main"><header><section><h1>${name}</h1></section></header><article>${posts}</article></main></section>`,
  'www.tiktok.com': (name) =>
    `<div id="app"><div data-e2e="user-page"><h1 data-e2e="user-title">${name}</h1><div data-e2e="user-post-item-list">${posts}</div></div></div>`,
  'www.youtube.com': (name) =>
    `<ytd-app><ytd-browse><yt-page-header-renderer><h1>${name}</h1></yt-page-header-renderer><div id="contents">${posts}</div></ytd-browse></ytd-app>`,
}

const posts = '<p>A post</p>'.repeat(12)

/** Links that the pages follow without loading anything. */
const links = ['/', '/ava_fields_sandbox/', '/luxe_lena_sandbox/', '/explore/', '/@ava_fields_sandbox', '/feed/you']

/** @returns the page of an address of the sites */
export function shapedPage(address: string): ShapedPage {
  const { hostname, pathname } = new URL(address)
  const shape = shapes[hostname] ?? shapes['www.instagram.com']
  const name = pathname.split('/').find(Boolean) ?? 'home'
  const nav = links.map((path) => `<a data-own href="${path}">${path}</a>`).join(' ')
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${name}</title>
    <style nonce="own">vouch-badge { display: none !important; opacity: 0 !important } body { margin: 0; font: 16px sans-serif } b, span, button { color: red !important; font-size: 40px !important }</style></head>
    <body><nav>${nav}</nav>${shape?.(name)}<script nonce="own">${ownScript}</script></body></html>`
  return { html, headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy } }
}
