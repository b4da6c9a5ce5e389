/** The simulated consent page: plain HTML without a script, so that it works wherever the API does, and plainly not Google's. */

export interface ConsentForm {
  action: string
  /** What the product asked for; it comes back with the answer. */
  asked: URLSearchParams
  email: string
  firstName: string
  lastName: string
  verified: boolean
  /** What is wrong with the address. */
  fault: string | null
}

export function consentPage({ action, asked, email, firstName, lastName, verified, fault }: ConsentForm): string {
  const wrong = fault === null ? '' : `<p class="fault" id="fault" role="alert">${escaped(fault)}</p>`
  const described = fault === null ? '' : ' aria-invalid="true" aria-describedby="fault"'
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>Simulated Google sign-in</title><style>${style}</style></head>
<body><aside><b>Simulated</b> This page stands in for Google. No Google account is used.</aside>
<main><h1>Choose an account</h1><p>Vouch would like your name, your email address and whether Google has verified it.</p>
<form method="post" action="${escaped(action)}">
<input type="hidden" name="asked" value="${escaped(asked.toString())}">
${wrong}
<label>Email<input type="email" name="email" value="${escaped(email)}" autocomplete="off"${described} required></label>
<div class="pair"><label>First name<input name="first_name" value="${escaped(firstName)}" autocomplete="off"></label>
<label>Last name<input name="last_name" value="${escaped(lastName)}" autocomplete="off"></label></div>
<label class="check"><input type="checkbox" name="verified"${verified ? ' checked' : ''}><span>Google has verified this address</span></label>
<div class="actions"><button name="answer" value="continue">Continue</button>
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
input:not([type]),input[type=email]{width:100%;min-height:44px;padding:0 12px;background:var(--raised);border:1px solid var(--edge);border-radius:6px;color:inherit;font:inherit;font-size:16px;font-weight:400}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:16px}.check{display:flex;align-items:center;gap:8px;font-size:15px;font-weight:400}.check input{width:18px;height:18px;accent-color:var(--accent)}
.actions{display:grid;gap:8px}button{min-height:48px;padding:0 16px;border:1px solid transparent;border-radius:6px;background:var(--accent);color:var(--on);font:inherit;font-weight:550;cursor:pointer}
button.quiet{background:none;border-color:var(--edge);color:var(--ink)}:focus-visible{outline:2px solid var(--accent);outline-offset:2px}.fault{color:var(--risk)}`
