import type { Config } from '../config/config.ts'
import type { Database } from '../foundation/db/database.ts'
import type { Simulation } from '../foundation/http/simulation.ts'
import type { Google } from '../outside/google/google.ts'
import { openidGoogle } from '../outside/google/openid-google.ts'
import {
  type Claimed,
  simulatedClient,
  simulatedGoogle,
  simulatedGoogleRoot,
} from '../outside/google/simulator/simulated-google.ts'
import { hasPasswordFor } from './accounts/google-user.ts'

/** Google as the configuration asks for it, and the simulation where there is one. */
export interface GoogleProvider {
  /** Null: nobody can come from Google. */
  google: Google | null
  /** Null where Google is real, and in production. */
  simulator: Simulation | null
}

export function openGoogleProvider(parts: {
  config: Pick<Config, 'google' | 'mode' | 'sandboxOpen'>
  db: Database
  secret: string
  publicAddress: () => string
}): GoogleProvider {
  const { config, db, secret, publicAddress } = parts
  const redirectUri = () => `${publicAddress()}/api/auth/google/callback`
  if (config.google !== null) {
    const { issuer, ...client } = config.google
    return { google: openidGoogle({ ...client, issuer: () => issuer, redirectUri, simulated: false }), simulator: null }
  }
  // The simulation believes whatever is typed: in production it would be a way into every account.
  if (config.mode === 'production') return { google: null, simulator: null }
  // Where strangers can reach it, it is no way into an account that a password keeps.
  const doubts = config.sandboxOpen ? { isKept: (person: Claimed) => hasPasswordFor(db.pool, person) } : {}
  const simulator = simulatedGoogle({ pool: db.pool, secret, publicAddress, redirectUri, ...doubts })
  const google = openidGoogle({
    issuer: () => publicAddress() + simulatedGoogleRoot,
    clientId: simulatedClient.id,
    clientSecret: simulatedClient.secret,
    redirectUri,
    simulated: true,
    fetch: (url, { body, ...options }) =>
      simulator(new Request(url, { ...options, ...(body === undefined || body === null ? {} : { body }) })),
  })
  return { google, simulator }
}

/** @returns what the browser is told of it */
export function stateOfGoogle({ google }: GoogleProvider): 'live' | 'simulated' | 'absent' {
  if (google === null) return 'absent'
  return google.simulated ? 'simulated' : 'live'
}
