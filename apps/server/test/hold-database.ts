import { startEmbedded } from '../src/foundation/db/embedded/embedded-server.ts'

/** Starts the embedded server of a folder, prints its address and holds it: a process that tests can kill. */
const [dataDir = '', password = ''] = process.argv.slice(2)
const server = await startEmbedded({ dataDir, password, log: console.error })
console.log(server.connectionString)
setInterval(() => undefined, 60_000)
