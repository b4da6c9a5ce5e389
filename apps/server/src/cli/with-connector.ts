import { Problem, parseAddress, wayOf } from '@vouch/contract'
import { listed, platformNames } from '@vouch/engine'
import pg from 'pg'
import { type Config, loadConfig } from '../config/config.ts'
import { openData, runningDatabase } from '../foundation/data-folder.ts'
import { openDatabase } from '../foundation/db/database.ts'
import { migrate } from '../foundation/db/migrate.ts'
import { openConnectors } from '../outside/connectors.ts'
import { type Connector, ConnectorFailure, connectorFor, type Target } from '../outside/platforms/connector.ts'
import { openMapper } from '../outside/platforms/supplier/mapper.ts'
import { openSupplierTools } from '../outside/platforms/supplier/open-supplier-tools.ts'
import { askable, fileSuppliers } from '../outside/platforms/supplier/supplier-book.ts'
import { StartFault } from '../start-fault.ts'
import { CommandFault } from './command-fault.ts'

/** Who reads a creator's address here. Live platforms have a daily quota, which is kept in the product's database: the running
 *  product's when there is one, else the embedded server is started for as long as the look-up takes. */

/** What a command is given once it is known who serves the address. */
export interface Served {
  connector: Connector
  target: Target
  config: Config
}

/** @param input an address as a person writes it
 *  @throws CommandFault when the address names nobody or nobody can look it up. */
export async function withConnector(input: string, work: (served: Served) => Promise<void>): Promise<void> {
  const target = parseAddress(input)
  if (target.kind === 'refused') throw new CommandFault(`${target.sentence} (There’s no file with that name, either.)`)
  try {
    await serve(target, work)
  } catch (error) {
    if (error instanceof Problem && error.code === 'no_connector') throw new CommandFault(unserved(target))
    const expected = error instanceof Problem || error instanceof ConnectorFailure || error instanceof StartFault
    throw expected ? new CommandFault(error.message) : error
  }
}

/** @returns the refusal for somebody who can set variables and has files at hand, in one sentence. */
function unserved(target: Target): string {
  const platform = platformNames[target.platform]
  const who = target.kind === 'profile' ? target.handle : `the owner of this ${target.what}`
  const key = wayOf(target.platform, 'key')?.variable
  const ways = [
    ...(key ? [`set ${key}`] : []),
    ...(wayOf(target.platform, 'supplier') ? ['name a data supplier in SUPPLIERS_FILE'] : []),
    ...['use a file', 'try a name that ends in _sandbox'],
  ]
  const none = `no live ${platform} connector is set up here`
  return `Vouch can’t look up ${who} on ${platform} because ${none}: ${listed(ways, 'or')}.`
}

async function serve(target: Target, work: (served: Served) => Promise<void>): Promise<void> {
  const config = loadConfig()
  const now = () => new Date()
  // Who serves an address is known before anything is started, and a pool that nobody asks opens no connection.
  const mapper = openMapper()
  // Those that the team's screen keeps are the running product's; here a file describes them.
  const suppliers = config.suppliers.accepted ? askable(fileSuppliers(config.suppliers.files)) : []
  const connectors = (pool: pg.Pool) => {
    const tools = openSupplierTools(config.suppliers, { pool, now, mapper })
    return openConnectors({ config, pool, now, supplied: { suppliers: () => suppliers, tools, now, dailyLimits: {} } })
  }
  const connector = connectorFor(target, connectors(new pg.Pool()))
  if (connector.id === 'sandbox') return work({ connector, target, config })
  const running = runningDatabase(config)
  const data =
    running === null
      ? await openData(config, { log: tell })
      : { connectionString: running, close: async () => undefined }
  const db = openDatabase({ connectionString: data.connectionString, connectionsMax: 2 })
  try {
    if (running === null) await migrate(db.pool)
    const live = connectorFor(target, connectors(db.pool))
    await work({ connector: live, target, config })
  } finally {
    await mapper.close()
    await db.close()
    await data.close()
  }
}

/** Says something beside the answer. */
export function tell(line: string): void {
  console.error(line)
}
