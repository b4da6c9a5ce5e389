import type { Config } from '../config/config.ts'
import type { Database } from '../foundation/db/database.ts'
import { apiRoot, hostedFault } from '../outside/supabase/hosted-settings.ts'
import { openAuth } from './accounts/auth.ts'
import type { AuthService } from './accounts/auth-service.ts'
import { builtInService } from './accounts/built-in-service.ts'
import { hostedService } from './accounts/hosted-service.ts'
import { unusableService } from './accounts/unusable-service.ts'
import { ensureDemoAccounts } from './credits/demo-accounts.ts'

export interface AuthProviderParts {
  config: Config
  db: Database
  secret: string
  now: () => Date
  say: (line: string) => void
}

/** The auth service that the configuration asks for. A sandbox with our own comes with its demo accounts. */
export async function openAuthProvider({ config, db, secret, now, say }: AuthProviderParts): Promise<AuthService> {
  const { supabase: settings } = config
  if (settings !== null) {
    const fault = hostedFault(settings)
    if (fault === null) return hostedService({ db, settings, config })
    say(`No one can sign in: the hosted auth service is not used, because ${fault}.`)
    return unusableService()
  }
  const baseUrl = config.appUrl ?? `http://localhost:${config.port}`
  const auth = openAuth({ pool: db.pool, secret, baseUrl })
  const demo = { withCredits: config.stripe !== null, locked: config.sandboxOpen }
  if (config.mode === 'sandbox') await ensureDemoAccounts(db, auth, now, demo)
  return builtInService({ db, auth, config })
}

/** @returns where pages may ask a hosted auth service */
export function authOriginOf({ supabase: settings }: Pick<Config, 'supabase'>): string | undefined {
  return settings === null || hostedFault(settings) !== null ? undefined : new URL(apiRoot(settings)).origin
}
