/** The words of a caption that lead elsewhere. */

/** @returns hashtags without #, each once, as first written. A fragment of an address is not one. */
export function hashtagsIn(text: string): string[] {
  return distinct(text.matchAll(/(?<![\p{L}\p{M}\p{N}_&/#])#([\p{L}\p{M}\p{N}_]{1,100})/gu))
}

/** @returns names after @, without it, each once. The @ of a mail address is not one. */
export function mentionsIn(text: string): string[] {
  return distinct(
    text.matchAll(/(?<![\p{L}\p{M}\p{N}_.+/-])@([\p{L}\p{N}][\p{L}\p{M}\p{N}_.·-]{1,28}[\p{L}\p{M}\p{N}_])/gu),
  )
}

function distinct(matches: Iterable<RegExpMatchArray>): string[] {
  const byName = new Map<string, string>()
  for (const match of matches) {
    const name = match[1] ?? ''
    if (!byName.has(name.toLowerCase())) byName.set(name.toLowerCase(), name)
  }
  return [...byName.values()]
}
