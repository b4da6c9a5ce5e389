import { type Html, html } from './html.ts'

/** Columns beyond which a cell says its heading where the rows of a table are stacked. */
const namedFrom = 3

/** @returns a table with a row of headings, which scrolls by itself where it is wider than the page */
export function table(headings: readonly string[], rows: readonly (readonly (Html | string)[])[]): Html {
  return html`<div class="scroll" tabindex="0" role="group" aria-label="Table"><table class="fields${headings.length > namedFrom ? ' named' : ''}"><thead><tr>${headings.map((each) => html`<th scope="col">${each}</th>`)}</tr></thead><tbody>${rows.map(
    (row) => html`<tr>${row.map((cell, at) => html`<td data-name="${headings[at] ?? ''}">${cell}</td>`)}</tr>`,
  )}</tbody></table></div>`
}
