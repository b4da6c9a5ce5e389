import type { Config } from '../config.ts'
import { adminPassword, type IsAdminPassword } from './admin-password.ts'
import { type Seal, sealWith } from './sealed-text.ts'

/** What the gate is made of. */
export interface TeamGate {
  isPassword: IsAdminPassword
  /** Keeps the secrets of authenticators. */
  seal: Seal
  hosts: readonly string[]
  metricsToken: string | null
}

/** @param secret the product's own, which is not in the database */
export function openTeamGate({ team }: Pick<Config, 'team'>, secret: string): TeamGate {
  const { password, hosts, metricsToken } = team
  return { isPassword: adminPassword(password), seal: sealWith(secret, 'authenticators'), hosts, metricsToken }
}
