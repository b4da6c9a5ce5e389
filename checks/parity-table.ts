import { parityRows, parityText, surfaceNames, surfaces } from '@vouch/contract'

/** `docs/parity.md`, made from the declarations: `npm run parity:write` writes it, a test holds it equal. */

const opening = `# What works where

Everything a person can do, a program can do with the same rights, prices and words. Where something is missing, the table says why. It is made from the
declarations by \`npm run parity:write\`; nobody edits it by hand.
`

/** @returns the document's text */
export function parityDocument(): string {
  const heading = ['Capability', ...surfaces.map((surface) => surfaceNames[surface])]
  const rows = parityRows().map(({ capability, cells }) => [
    capability,
    ...surfaces.map((surface) => parityText(cells[surface], surface)),
  ])
  const lines = [heading, heading.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`)
  return `${opening}\n${lines.join('\n')}\n`
}
