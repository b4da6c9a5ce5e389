import { parityRows, parityText, surfaceNames, surfaces } from '@vouch/contract'
import { type Html, html } from './html.ts'
import { table } from './plain-table.ts'

/** What works where: the same table as in the documents. */
export function parityOf(): Html {
  const rows = parityRows().map(({ capability, cells }) => [
    capability,
    ...surfaces.map((surface) => parityText(cells[surface], surface)),
  ])
  return html`<h2 id="parity">What works where</h2>
<p>The same rights, prices and words everywhere. Where something is missing, the table says why.</p>
${table(['Capability', ...surfaces.map((surface) => surfaceNames[surface])], rows)}`
}
