import { type Html, html } from './html.ts'

/** @returns a table with a row of headings, which scrolls by itself where it is wider than the page */
export function table(headings: readonly string[], rows: readonly (readonly (Html | string)[])[]): Html {
  return html`<div class="scroll"><table class="fields"><thead><tr>${headings.map((each) => html`<th scope="col">${each}</th>`)}</tr></thead><tbody>${rows.map(
    (row) => html`<tr>${row.map((cell) => html`<td>${cell}</td>`)}</tr>`,
  )}</tbody></table></div>`
}
