import { readFileSync } from 'node:fs'
import { openAuth } from './accounts/auth.ts'
import { identifyWith } from './accounts/identify.ts'
import { accountRoutes } from './accounts/routes.ts'
import { buildApp } from './app.ts'
import type { Config } from './config.ts'
import { demoAccounts, ensureDemoAccounts } from './credits/demo-accounts.ts'
import { openData } from './data-folder.ts'
import { openDatabase } from './db/database.ts'
import { migrate } from './db/migrate.ts'
import { operatorRoutes } from './site/operator-routes.ts'
import { builtSite, ensureWebBuild } from './site/web-build.ts'

/** The whole product, composed. Only here are long-lived parts made; everything else receives them. */

export interface Product {
  /** Where it serves, for example `http://127.0.0.1:3000`. */
  url: string
  /** Finishes what is under way, then gives everything back in the opposite order. */
  stop: () => Promise<void>
}

export interface ProductOptions {
  /** False serves the API alone, for development beside the web application's own server. */
  withSite: boolean
  say: (line: string) => void
}

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string }

/** Starts everything and resolves when it serves. What was opened is closed again when a later part fails. */
export async function startProduct(config: Config, { withSite, say }: ProductOptions): Promise<Product> {
  const opened: (() => Promise<unknown>)[] = []
  const stop = async () => {
    for (const close of opened.splice(0).reverse()) await close()
  }
  try {
    const url = await start(config, withSite, say, (close) => opened.push(close))
    return { url, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function start(
  config: Config,
  withSite: boolean,
  say: (line: string) => void,
  opens: (close: () => Promise<unknown>) => void,
): Promise<string> {
  const built = withSite && config.role !== 'worker' ? ensureWebBuild(say) : Promise.resolve()
  // The build runs beside the database's start; a failure is met where it is awaited, not before.
  built.catch(() => undefined)
  const data = await openData(config, say)
  opens(data.close)
  const db = openDatabase({ connectionString: data.connectionString })
  opens(() => db.pool.end())
  await migrate(db.pool)
  const now = () => new Date()
  const auth = openAuth({
    pool: db.pool,
    secret: data.authSecret,
    baseUrl: config.appUrl ?? `http://localhost:${config.port}`,
  })
  const sandbox = config.mode === 'sandbox'
  if (sandbox) await ensureDemoAccounts(db, auth, now)
  await built
  let ready = false
  const app = await buildApp({
    version,
    logLevel: config.logLevel,
    trustProxy: config.trustProxy,
    identify: identifyWith(db.pool),
    site: withSite ? builtSite : null,
    rooms: (server) => {
      accountRoutes(server, { db, auth, config })
      operatorRoutes(server, {
        config,
        database: db,
        version,
        livePlatforms: [],
        demoAccounts: sandbox ? demoAccounts.map(({ email, password }) => ({ email, password })) : [],
        isReady: () => ready,
      })
    },
  })
  await app.listen({ port: config.port, host: config.host })
  opens(async () => {
    ready = false
    await app.close()
  })
  ready = true
  const address = app.server.address()
  const port = typeof address === 'object' && address !== null ? address.port : config.port
  const url = `http://${config.host === '0.0.0.0' || config.host === '127.0.0.1' ? 'localhost' : config.host}:${port}`
  say(`Vouch is listening on ${url}`)
  return url
}
