import type { Config } from '../../config/config.ts'
import { type Seal, sealWith } from '../../foundation/db/sealed-text.ts'
import type { IsAdminPassword } from './admin-password.ts'

/** What the gate is made of. */
export interface TeamGate {
  isPassword: IsAdminPassword
  /** Keeps the secrets of authenticators. */
  seal: Seal
  hosts: readonly string[]
  metricsToken: string | null
}

/** @param secret the product's own, which is not in the database */
export function openTeamGate(
  { hosts, metricsToken }: Pick<Config['team'], 'hosts' | 'metricsToken'>,
  isPassword: IsAdminPassword,
  secret: string,
): TeamGate {
  return { isPassword, seal: sealWith(secret, 'authenticators'), hosts, metricsToken }
}
