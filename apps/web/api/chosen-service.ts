import type { AuthService } from './auth-service.ts'
import { fetchConfig } from './operator.ts'

let chosen: Promise<AuthService> | null = null

/** The auth service that the configuration names. A hosted one brings its own client, which nobody else loads. A failure is not kept,
 *  so that the next question asks again. */
export function chosenService(): Promise<AuthService> {
  chosen ??= choose().catch((error: unknown) => {
    chosen = null
    throw error
  })
  return chosen
}

async function choose(): Promise<AuthService> {
  await fetchConfig()
  return (await import('./built-in-service.ts')).builtInService
}
