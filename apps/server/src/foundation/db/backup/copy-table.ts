import { once } from 'node:events'
import type { Readable, Writable } from 'node:stream'
import type pg from 'pg'

/** PostgreSQL's COPY over an ordinary connection, in both directions, never with a whole table in memory. */

/** What the driver's connection can do beyond its published types; it has had these since its first versions. */
interface CopyConnection {
  stream: Readable & Writable
  query: (text: string) => void
  sendCopyFromChunk: (chunk: Buffer) => void
  endCopyFrom: () => void
  sendCopyFail: (reason: string) => void
}

/** The driver hands its own connection to whatever is submitted, and that is one of these. */
function copyConnection(connection: pg.Connection): CopyConnection {
  return connection as unknown as CopyConnection
}

/** A statement as the driver runs one; it calls these as messages come. */
abstract class CopyStatement {
  readonly #text: string
  #settle: { done: () => void; failed: (error: Error) => void } | null = null
  readonly finished = new Promise<void>((done, failed) => {
    this.#settle = { done, failed }
  })

  constructor(text: string) {
    this.#text = text
  }

  submit(connection: pg.Connection): void {
    copyConnection(connection).query(this.#text)
  }

  handleCommandComplete(): void {}

  /** After an error the driver calls nothing more. */
  handleError(error: Error): void {
    this.#settle?.failed(error)
  }

  handleReadyForQuery(): void {
    this.#settle?.done()
  }
}

class CopyOut extends CopyStatement {
  readonly #target: Writable
  #waits = false

  constructor(text: string, target: Writable) {
    super(text)
    this.#target = target
  }

  handleCopyData({ chunk }: { chunk: Buffer }, connection: pg.Connection): void {
    const { stream } = copyConnection(connection)
    // The driver reads the next messages into the memory of this one, and the target may write it later.
    const takesMore = this.#target.write(Buffer.from(chunk))
    // What has arrived already is still handed over after a pause, and waits for the same moment.
    if (takesMore || this.#waits) return
    this.#waits = true
    stream.pause()
    this.#target.once('drain', () => {
      this.#waits = false
      stream.resume()
    })
  }
}

class CopyIn extends CopyStatement {
  readonly #source: Readable

  constructor(text: string, source: Readable) {
    super(text)
    this.#source = source
  }

  handleCopyInResponse(connection: pg.Connection): void {
    const open = copyConnection(connection)
    this.#send(open).catch((error: Error) => open.sendCopyFail(error.message))
  }

  async #send(open: CopyConnection): Promise<void> {
    for await (const chunk of this.#source) {
      open.sendCopyFromChunk(chunk)
      if (open.stream.writableNeedDrain) await once(open.stream, 'drain')
    }
    open.endCopyFrom()
  }
}

/** Writes a table's rows to a stream, which is left open. @param table quoted, with its schema */
export async function copyOut(client: pg.ClientBase, table: string, target: Writable): Promise<void> {
  await client.query(new CopyOut(`copy ${table} to stdout`, target)).finished
}

/** Reads rows into a table. @throws when they do not fit, and none of them is there */
export async function copyIn(client: pg.ClientBase, table: string, source: Readable): Promise<void> {
  await client.query(new CopyIn(`copy ${table} from stdin`, source)).finished
}
