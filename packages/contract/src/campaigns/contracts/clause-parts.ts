/** The text of a clause as it is set: paragraphs, and lists where lines begin with a dash. */

export type ClausePart = { kind: 'words'; text: string } | { kind: 'list'; items: string[] }

const item = /^[-•*] +(?=\S)/

/** @returns the parts in order; nothing but the dashes of lists is left out */
export function clauseParts(text: string): ClausePart[] {
  const parts: ClausePart[] = []
  for (const line of text.split('\n')) {
    const last = parts.at(-1)
    if (item.test(line)) {
      const words = line.replace(item, '')
      if (last?.kind === 'list') last.items.push(words)
      else parts.push({ kind: 'list', items: [words] })
    } else if (last?.kind === 'words') last.text += `\n${line}`
    else parts.push({ kind: 'words', text: line })
  }
  return parts
}
