import { Socket } from 'node:net'
import pg from 'pg'
import { type DatabasePlaces, recovering } from './addresses.ts'

/** Connections that find the server which takes writes, and that a pooler in transaction mode understands. */

/** How long whoever says nothing of it waits for a connection. */
const waitMsUsual = 10_000
/** The pool gives up after the same time, and says less. */
const soonerThanPool = 0.9
const portUsual = 5432
const tooManyConnections = '53300'

type Told = (error: Error | null) => void
type Asks = (...words: unknown[]) => unknown

/** What connections said of themselves when they broke, a reset in the middle of an answer for example. Calls of others fail by the same codes, so
 *  only the error itself tells whose it was. */
const heard = new WeakSet<Error>()

export type ConnectingClient = new (config?: string | pg.ClientConfig) => pg.Client

/** @returns the kind of connection for the servers of `places`
 *  @param named false leaves the names of statements out: behind a pooler the next transaction may run on another connection, which has not
 *  heard of them */
export function connectingTo(places: DatabasePlaces, { named }: { named: boolean }): ConnectingClient {
  return class extends pg.Client {
    readonly #socket: Socket
    readonly #waitMs: number

    constructor(config?: string | pg.ClientConfig) {
      const given = typeof config === 'object' ? config : {}
      const socket = new Socket()
      super({ ...given, connectionString: places.address, stream: () => socket })
      this.#socket = socket
      this.#waitMs = soonerThanPool * (given.connectionTimeoutMillis ?? waitMsUsual)
      // The pool listens once it is connected, which is after the question below: a server that dies meanwhile would end this process.
      this.on('error', (error) => heard.add(error))
      if (!named) leaveNamesOut(this)
    }

    override connect(): Promise<pg.Client>
    override connect(told: Told): void
    override connect(told?: Told): Promise<pg.Client> | undefined {
      const connected = this.#connect().catch((error: Error) => {
        heard.add(error)
        throw error
      })
      if (told === undefined) return connected.then(() => this)
      connected.then(() => told(null), told)
      return undefined
    }

    async #connect(): Promise<void> {
      if (!places.several) return void (await super.connect())
      try {
        // The driver reads them when it connects.
        const { hostname, port } = new URL(await places.primary(this.#waitMs))
        Object.assign(this, { host: decodeURIComponent(hostname), port: Number(port || portUsual) })
        places.goes(this.#socket)
        await super.connect()
        const answer = await this.query<{ standby: boolean }>(recovering)
        if (answer.rows[0]?.standby === false) return
        await this.end()
        throw new Error('The server is a standby')
      } catch (error) {
        // One that is full is there, and asking others of it would only fill it more.
        if (!isFull(error)) places.lost()
        throw error
      }
    }
  }
}

function leaveNamesOut(client: pg.Client): void {
  const query = looseQuery(client)
  const unnamed: Asks = (first, ...rest) => query(isNamed(first) ? { ...first, name: undefined } : first, ...rest)
  Object.assign(client, { query: unnamed })
}

/** The driver takes one statement in many forms; all go through here, so the overloads need not be told apart. */
function looseQuery(client: pg.Client): Asks {
  return client.query.bind(client) as Asks
}

/** Objects that submit themselves, such as copies, have no names. */
function isNamed(word: unknown): word is { name: string } {
  return typeof word === 'object' && word !== null && 'name' in word && !('submit' in word)
}

/** Whether a server is there and takes no more connections. */
export function isFull(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === tooManyConnections
}

/** A disk or a memory that is full. */
const fullCodes = new Set(['53100', '53200'])

/** Whether a server had no room for what it was asked. It may have some in a moment, or when somebody made some. */
export function isOutOfRoom(error: unknown): boolean {
  return error instanceof pg.DatabaseError && fullCodes.has(error.code ?? '')
}

/** Classes and codes of PostgreSQL that mean that the server, not the statement, was at fault. */
const goneCodes = new Set(['57P01', '57P02', '57P03', '25006', '08006', '08001', '08003', '08P01', tooManyConnections])
const goneReasons =
  /connection terminated|timeout exceeded when trying to connect|client has encountered a connection error/i

/** Whether a failure means that the database could not be reached, or was left in the middle. */
export function isDatabaseGone(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof pg.DatabaseError) return goneCodes.has(error.code ?? '')
  const isRefused = 'syscall' in error && error.syscall === 'connect' && 'port' in error
  return isRefused || heard.has(error) || goneReasons.test(error.message)
}
