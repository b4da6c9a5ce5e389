import { betterAuth } from 'better-auth'
import type pg from 'pg'

/** better-auth on our pool and our tables. It keeps people, passwords and proofs of addresses; its own routes are not
 *  mounted anywhere, so the only doors are ours. Sessions carry tokens that it never sees: see `open-session.ts`. */

export interface AuthSettings {
  pool: pg.Pool
  /** Signs its links and cookies; at least 32 characters. */
  secret: string
  /** The public address, for links. */
  baseUrl: string
  /** Makes and checks the secrets of passwords; better-auth's own scrypt unless given. */
  passwords?: Passwords
}

export interface Passwords {
  hash: (password: string) => Promise<string>
  verify: (given: { hash: string; password: string }) => Promise<boolean>
}

/** Days after which a session that is not refreshed ends. */
const sessionDays = 30
const secondsPerDay = 86_400

/** Table and column names of `migrations/0001_accounts.sql`, by the names that better-auth uses. */
const stamps = { createdAt: 'created_at', updatedAt: 'updated_at' }
const models = {
  user: { modelName: 'users', fields: { emailVerified: 'email_verified', ...stamps } },
  session: {
    modelName: 'sessions',
    expiresIn: sessionDays * secondsPerDay,
    fields: { userId: 'user_id', expiresAt: 'expires_at', ipAddress: 'ip_address', userAgent: 'user_agent', ...stamps },
  },
  account: {
    modelName: 'sign_in_methods',
    fields: {
      userId: 'user_id',
      accountId: 'account_id',
      providerId: 'provider_id',
      accessToken: 'access_token',
      refreshToken: 'refresh_token',
      idToken: 'id_token',
      accessTokenExpiresAt: 'access_token_expires_at',
      refreshTokenExpiresAt: 'refresh_token_expires_at',
      ...stamps,
    },
  },
  verification: { modelName: 'address_proofs', fields: { expiresAt: 'expires_at', ...stamps } },
}

/** @returns better-auth, and through `$context` its passwords and its adapter. Nothing connects before the first call. */
export function openAuth({ pool, secret, baseUrl, passwords }: AuthSettings) {
  return betterAuth({
    database: pool,
    secret,
    baseURL: baseUrl,
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      autoSignIn: false,
      ...(passwords && { password: passwords }),
    },
    ...models,
    advanced: { database: { generateId: 'uuid' } },
    telemetry: { enabled: false },
    logger: { disabled: true },
  })
}

export type Auth = ReturnType<typeof openAuth>
