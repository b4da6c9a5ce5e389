/** The simulated page of consent: plain HTML without a script, so that it works wherever the API does, and plainly no platform's. */

export interface SimulatedConsentForm {
  action: string
  /** What the product asked for; it comes back with the answer. */
  asked: URLSearchParams
  /** The platform's name. */
  platform: string
  handle: string
  /** What is wrong with the name. */
  fault: string | null
}

export function simulatedConsentPage({ action, asked, platform, handle, fault }: SimulatedConsentForm): string {
  const wrong = fault === null ? '' : `<p class="fault" id="fault" role="alert">${escaped(fault)}</p>`
  const described = fault === null ? '' : ' aria-invalid="true" aria-describedby="fault"'
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>Simulated ${escaped(platform)} consent</title><style>${style}</style></head>
<body><aside><b>Simulated</b> This page stands in for ${escaped(platform)}. No ${escaped(platform)} account is used.</aside>
<main><h1>Connect your account</h1><p>Vouch would like to read your ${escaped(platform)} profile, your posts and their figures. It can’t post or change anything.</p>
<form method="post" action="${escaped(action)}">
<input type="hidden" name="asked" value="${escaped(asked.toString())}">
${wrong}
<label>Signed in as<input name="handle" value="${escaped(handle)}" autocomplete="off" autocapitalize="none" spellcheck="false"${described} required></label>
<div class="actions"><button name="answer" value="allow">Allow</button>
<button class="quiet" name="answer" value="cancel" formnovalidate>Cancel</button></div>
</form></main></body></html>`
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
}

const style = `:root{color-scheme:light dark;--ink:#12202f;--soft:#43505e;--paper:#fbfaf7;--raised:#fff;--line:#12202f1f;--edge:#7b8590;--accent:#0b6e5f;--on:#fff;--tint:#e8eefb;--risk:#b3261e}
@media(prefers-color-scheme:dark){:root{--ink:#e8ecef;--soft:#b3bcc5;--paper:#0c141d;--raised:#131e29;--line:#e8ecef24;--edge:#76828e;--accent:#3fbfa8;--on:#06231e;--tint:#16243f;--risk:#ff8a80}}
*{box-sizing:border-box}body{margin:0;background:var(--paper);color:var(--ink);font:15px/1.5 Inter,system-ui,sans-serif}
aside{padding:8px 16px;background:var(--tint);border-bottom:1px solid var(--line);text-align:center;font-size:13px}
main{display:grid;gap:8px;max-width:400px;margin:0 auto;padding:clamp(24px,8vh,96px) 16px 48px}
h1{margin:0;font:400 40px/1.15 "Source Serif 4",Georgia,serif;letter-spacing:-.02em}p{margin:0;color:var(--soft)}
form{display:grid;gap:16px;margin-top:16px}label{display:grid;gap:4px;font-size:13px;font-weight:550}
input:not([type]){width:100%;min-height:44px;padding:0 12px;background:var(--raised);border:1px solid var(--edge);border-radius:6px;color:inherit;font:inherit;font-size:16px;font-weight:400}
.actions{display:grid;gap:8px}button{min-height:48px;padding:0 16px;border:1px solid transparent;border-radius:6px;background:var(--accent);color:var(--on);font:inherit;font-weight:550;cursor:pointer}
button.quiet{background:none;border-color:var(--edge);color:var(--ink)}:focus-visible{outline:2px solid var(--accent);outline-offset:2px}.fault{color:var(--risk)}`
