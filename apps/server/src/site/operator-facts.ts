import type { Config } from '../config/config.ts'

/** Who runs the site, written into built pages: they say it without a script, and before one has come. The build leaves a name in double braces, which `operatorStandIns` of the web application lists too. */

export type OperatorFact = 'name' | 'number' | 'address' | 'supportEmail' | 'salesEmail' | 'xHandle' | 'chat' | 'mode'
export type OperatorFacts = Readonly<Record<OperatorFact, string>>

export function operatorFacts({
  company,
  supportEmail,
  salesEmail,
  xHandle,
  chatEmbedUrl,
  mode,
}: Pick<Config, 'company' | 'supportEmail' | 'salesEmail' | 'xHandle' | 'chatEmbedUrl' | 'mode'>): OperatorFacts {
  return { ...company, supportEmail, salesEmail, xHandle, chat: chatEmbedUrl === null ? 'absent' : 'here', mode }
}

const standIn = /\{\{operator\.(\w+)\}\}/g
const dataBlock = /(<script[^>]*application\/ld\+json[^>]*>)([\s\S]*?)(<\/script>)/g

/** @returns the page with the facts in place, as text of the page or of a block of data: what an operator is called is never markup. */
export function withOperatorFacts(html: string, facts: OperatorFacts): string {
  const known: Readonly<Record<string, string>> = facts
  const filled = (text: string, write: (value: string) => string) =>
    text.replace(standIn, (whole, name: string) => write(known[name] ?? whole))
  const data = html.replace(dataBlock, (_block, open, text, close) => `${open}${filled(text, asData)}${close}`)
  return filled(data, asText)
}

function asText(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

/** Inside the quotes of a JSON text, in which nothing may end the block. */
function asData(value: string): string {
  return JSON.stringify(value).slice(1, -1).replaceAll('<', '\\u003c')
}
