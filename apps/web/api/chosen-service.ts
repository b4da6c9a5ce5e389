import { ApiFailure } from '@vouch/contract'
import type { AuthService } from './auth-service.ts'
import { fetchConfig } from './operator.ts'

let chosen: Promise<AuthService> | null = null

/** The auth service that the configuration names. A hosted one brings its own client, which nobody else loads. A failure is not kept,
 *  so that the next question asks again. @throws ApiFailure `unavailable` where a hosted one is configured that cannot be right */
export function chosenService(): Promise<AuthService> {
  chosen ??= choose().catch((error: unknown) => {
    chosen = null
    throw error
  })
  return chosen
}

async function choose(): Promise<AuthService> {
  const { auth } = await fetchConfig()
  switch (auth.service) {
    case 'built-in':
      return (await import('./built-in-service.ts')).builtInService
    case 'hosted':
      return (await import('./hosted-service.ts')).hostedService(auth)
    case 'unavailable':
      throw new ApiFailure(503, { error: 'No auth service is configured.', code: 'unavailable', requestId: '' })
  }
}
