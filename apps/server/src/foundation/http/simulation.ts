import type { FastifyInstance } from 'fastify'

/** What the sandbox's stand-ins for others' pages of consent have in common: how they are served, and how they look. Plain HTML without a
 *  script, so that they work wherever the API does, and plainly nobody else's. */

/** Answers as the other side would, to pages and to the product's own process alike. */
export type Simulation = (request: Request) => Promise<Response>

/** Serves a simulation to browsers, below its root. Sandbox only. */
export function serveSimulation(app: FastifyInstance, root: string, simulation: Simulation): void {
  app.register(async (room) => {
    room.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, text, done) =>
      done(null, text),
    )
    room.route<{ Params: { '*': string } }>({
      method: ['GET', 'POST'],
      url: `${root}/*`,
      handler: async (request, reply) => {
        const form = typeof request.body === 'string' ? { body: request.body } : {}
        const [, query = ''] = request.url.split('?', 2)
        const place = `${root}/${encodeURI(request.params['*'])}`
        const asked = new Request(`http://simulated${place}?${query}`, { method: request.method, ...form })
        const answer = await simulation(asked)
        reply.code(answer.status)
        for (const [name, value] of answer.headers) reply.header(name, value)
        return reply.send(await answer.text())
      },
    })
  })
}

export interface SimulatedPage {
  title: string
  /** Whom the page stands in for. */
  name: string
  heading: string
  /** What is asked for, one sentence. */
  lead: string
  action: string
  /** What the product asked with; it comes back with the answer. */
  asked: URLSearchParams
  /** Fields in HTML, with all that people wrote escaped. */
  fields: string
  /** What is wrong with a field, whose id it describes is `fault`. */
  fault: string | null
  /** The button that says yes. */
  yes: { value: string; label: string }
}

/** @returns the page as an answer that nobody keeps or frames */
export function simulatedPage(page: SimulatedPage): Response {
  return new Response(htmlOf(page), {
    status: page.fault === null ? 200 : 422,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
    },
  })
}

function htmlOf({ title, name, heading, lead, action, asked, fields, fault, yes }: SimulatedPage): string {
  const wrong = fault === null ? '' : `<p class="fault" id="fault" role="alert">${escapedHtml(fault)}</p>`
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>${escapedHtml(title)}</title><style>${style}</style></head>
<body><aside><b>Simulated</b> This page stands in for ${name}. No ${name} account is used.</aside>
<main><h1>${heading}</h1><p>${lead}</p>
<form method="post" action="${escapedHtml(action)}">
<input type="hidden" name="asked" value="${escapedHtml(asked.toString())}">
${wrong}
${fields}
<div class="actions"><button name="answer" value="${yes.value}">${yes.label}</button>
<button class="quiet" name="answer" value="cancel" formnovalidate>Cancel</button></div>
</form></main></body></html>`
}

/** Marks the field that a fault is about. */
export const faultMarks = ' aria-invalid="true" aria-describedby="fault"'

export function escapedHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
}

const style = `:root{color-scheme:light dark;--ink:#12202f;--soft:#43505e;--paper:#fbfaf7;--raised:#fff;--line:#12202f1f;--edge:#7b8590;--accent:#0b6e5f;--on:#fff;--tint:#e8eefb;--risk:#b3261e}
@media(prefers-color-scheme:dark){:root{--ink:#e8ecef;--soft:#b3bcc5;--paper:#0c141d;--raised:#131e29;--line:#e8ecef24;--edge:#76828e;--accent:#3fbfa8;--on:#06231e;--tint:#16243f;--risk:#ff8a80}}
*{box-sizing:border-box}body{margin:0;background:var(--paper);color:var(--ink);font:15px/1.5 Inter,system-ui,sans-serif}
aside{padding:8px 16px;background:var(--tint);border-bottom:1px solid var(--line);text-align:center;font-size:13px}
main{display:grid;gap:8px;max-width:400px;margin:0 auto;padding:clamp(24px,8vh,96px) 16px 48px}
h1{margin:0;font:400 40px/1.15 "Source Serif 4",Georgia,serif;letter-spacing:-.02em}p{margin:0;color:var(--soft)}
form{display:grid;gap:16px;margin-top:16px}label{display:grid;gap:4px;font-size:13px;font-weight:550}
input:not([type]),input[type=email]{width:100%;min-height:44px;padding:0 12px;background:var(--raised);border:1px solid var(--edge);border-radius:6px;color:inherit;font:inherit;font-size:16px;font-weight:400}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:16px}.check{display:flex;align-items:center;gap:8px;font-size:15px;font-weight:400}.check input{width:18px;height:18px;accent-color:var(--accent)}
.actions{display:grid;gap:8px}button{min-height:48px;padding:0 16px;border:1px solid transparent;border-radius:6px;background:var(--accent);color:var(--on);font:inherit;font-weight:550;cursor:pointer}
button.quiet{background:none;border-color:var(--edge);color:var(--ink)}:focus-visible{outline:2px solid var(--accent);outline-offset:2px}.fault{color:var(--risk)}`
