import { accessSeconds, confirmSeconds, mcpToolNames, mcpTools, refreshDays } from '@vouch/contract'
import { type Html, html, prose } from './html.ts'
import { block } from './operation-page.ts'
import { table } from './plain-table.ts'

/** How language models use the product: where they connect, what they can do, and how prices are agreed to. */
export function modelsOf(origin: string): Html {
  const configuration = {
    mcpServers: { vouch: { type: 'http', url: `${origin}/mcp`, headers: { Authorization: 'Bearer vk_…' } } },
  }
  const rows = mcpToolNames.map((name) => [html`<code>${name}</code>`, mcpTools[name].description])
  return html`<h2 id="models">Language models</h2>
<p>${prose(`Clients of the Model Context Protocol connect to \`${origin}/mcp\`. Many only need the address: they open a page where you sign in and choose what they may do. Others take an API key:`)}</p>
${block(JSON.stringify(configuration, null, 2))}
<p>${prose('On your own machine, sign in with `vouch login` and let the client start `vouch mcp`.')}</p>
${table(['Tool', 'What it does'], rows)}
<p>${prose(`A price is told before anything is spent. A client that can ask you does; any other gets the price with a \`confirmToken\` that is good for ${confirmSeconds / 60} minutes. Each message and each call that a tool makes counts toward your calls a minute.`)}</p>
<p>${prose(`Reports are resources too: \`vouch://reports/ID\`. What creators wrote stands between marks, as data. A program that you let in gets an hour of access (${accessSeconds} seconds) and renews it for ${refreshDays} days after its last use; disconnect it under Settings, API keys.`)}</p>`
}
