import { openAuth } from './accounts/auth.ts'
import type { AuthService } from './accounts/auth-service.ts'
import { builtInService } from './accounts/built-in-service.ts'
import type { Config } from './config.ts'
import { ensureDemoAccounts } from './credits/demo-accounts.ts'
import type { Database } from './db/database.ts'

/** The auth service that the configuration asks for. A sandbox with our own comes with its demo accounts. */
export async function openAuthProvider(parts: {
  config: Config
  db: Database
  secret: string
  now: () => Date
}): Promise<AuthService> {
  const { config, db, secret, now } = parts
  const baseUrl = config.appUrl ?? `http://localhost:${config.port}`
  const auth = openAuth({ pool: db.pool, secret, baseUrl })
  if (config.mode === 'sandbox') await ensureDemoAccounts(db, auth, now, { withCredits: config.stripe !== null })
  return builtInService({ db, auth, config })
}
