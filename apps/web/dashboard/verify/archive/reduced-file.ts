import { type ArchiveRole, csvLines, JsonRows, plainBytes, reducedRow, wantedOf } from '@vouch/contract'

/** A file of an export with what is needed of it and nothing else, as a stream: the lists, and of their rows the keys that the server
 *  reads. Messages, email addresses and phone numbers that stand beside them stay here. */

/** @param name of the file, for refusals
 *  @throws Problem `archive_damaged` */
export function reducedFile(
  role: ArchiveRole,
  name: string,
  bytes: ReadableStream<Uint8Array>,
): ReadableStream<Uint8Array> {
  const pieces = role === 'connections' ? connectionsOf(bytes) : listsOf(role, name, bytes)
  return new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const { value, done } = await pieces.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
  })
}

async function* listsOf(
  role: ArchiveRole,
  name: string,
  bytes: ReadableStream<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  const writer = new ListWriter(role)
  const rows = new JsonRows(name, wantedOf[role], (keys, found) => writer.add(keys, found))
  for await (const piece of plainBytes(chunksOf(bytes))) {
    rows.feed(piece)
    const text = writer.taken()
    if (text !== '') yield encoder.encode(text)
  }
  rows.end()
  writer.end()
  yield encoder.encode(writer.taken())
}

/** Writes lists as JSON again, each under its last two keys: by those they are told. */
class ListWriter {
  readonly #role: ArchiveRole
  #text = ''
  #open: string | null = null
  #closing = ''
  #isFirst = true
  #began = false

  constructor(role: ArchiveRole) {
    this.#role = role
  }

  add(keys: readonly string[], rows: readonly unknown[]): void {
    const path = keys.join('\n')
    if (path !== this.#open) this.#begin(keys, path)
    for (const row of rows) {
      this.#text += `${this.#isFirst ? '' : ','}${JSON.stringify(reducedRow(this.#role, row))}`
      this.#isFirst = false
    }
  }

  #begin(keys: readonly string[], path: string): void {
    const [list, around] = [keys.at(-1), keys.at(-2)]
    const isObject = wantedOf[this.#role](keys) === 'object'
    this.#text += this.#closing
    if (list !== undefined) this.#text += this.#began ? ',' : '{'
    const lead = around === undefined ? '' : `${JSON.stringify(around)}:{`
    this.#text += `${lead}${list === undefined ? '' : `${JSON.stringify(list)}:`}${isObject ? '' : '['}`
    this.#closing = `${isObject ? '' : ']'}${around === undefined ? '' : '}'}`
    this.#open = path
    this.#isFirst = true
    this.#began ||= list !== undefined
  }

  end(): void {
    this.#text += this.#closing
    if (this.#began) this.#text += '}'
    else if (this.#open === null) this.#text += '{}'
  }

  taken(): string {
    const text = this.#text
    this.#text = ''
    return text
  }
}

const connectionColumns = new Set(['first name', 'last name', 'url', 'connected on'])

/** LinkedIn's table without email addresses, companies and positions. */
async function* connectionsOf(bytes: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const rows = [...csvLines(await new Response(bytes).text(), ',')]
  const at = rows.findIndex(({ cells }) => cells.some((cell) => cell.trim().toLowerCase() === 'connected on'))
  const header = rows[at]?.cells ?? []
  const kept = [...header.keys()].filter((index) => connectionColumns.has(header[index]?.trim().toLowerCase() ?? ''))
  const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`
  const lines = (at < 0 ? [] : rows.slice(at)).map(({ cells }) =>
    kept.map((index) => quoted(cells[index] ?? '')).join(','),
  )
  yield new TextEncoder().encode(lines.join('\n'))
}

async function* chunksOf(bytes: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = bytes.getReader()
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) yield piece.value
  } finally {
    reader.releaseLock()
  }
}
