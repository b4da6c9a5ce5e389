/** Items turned into text at a time. A single text with one emoji somewhere in it is written at four times the cost: from there on the engine of
 *  JavaScript keeps every letter in two bytes. Most pieces hold nothing beyond Latin. */
const itemsPerPiece = 100

/** @param value an object without holes and without `toJSON`
 *  @returns pieces of its JSON text; joined they are what `JSON.stringify` gives */
export function* jsonPieces(value: object): Generator<string> {
  let before = '{'
  for (const [key, inner] of Object.entries(value)) {
    if (inner === undefined) continue
    yield `${before}${JSON.stringify(key)}:`
    before = ','
    if (Array.isArray(inner)) yield* listPieces(inner)
    else if (typeof inner === 'object' && inner !== null) yield* jsonPieces(inner)
    else yield JSON.stringify(inner)
  }
  yield before === '{' ? '{}' : '}'
}

function* listPieces(items: readonly unknown[]): Generator<string> {
  yield '['
  for (let from = 0; from < items.length; from += itemsPerPiece) {
    if (from > 0) yield ','
    yield JSON.stringify(items.slice(from, from + itemsPerPiece)).slice(1, -1)
  }
  yield ']'
}
