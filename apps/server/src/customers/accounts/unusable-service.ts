import { Problem } from '@vouch/contract'
import type { AuthService } from './auth-service.ts'

/** In place of a hosted service whose address or key cannot be right: no client of it is made, and everybody is told that signing in
 *  is not possible just now. The operator reads the reason when the product starts. */
export function unusableService(): AuthService {
  const refuse = async () => {
    throw new Problem(
      'unavailable',
      'Authentication service is currently unavailable. Please try again later or contact support.',
    )
  }
  return {
    publicAuth: { service: 'unavailable' },
    checkHealth: refuse,
    identify: refuse,
    signIn: refuse,
    openSession: refuse,
    refreshSession: refuse,
    loadSessionEnd: refuse,
    endSessions: refuse,
    endSessionsOf: refuse,
    isPassword: refuse,
    hasPassword: refuse,
    setPassword: refuse,
    setAddress: refuse,
    drawAddressProof: refuse,
    confirmAddress: refuse,
    forgetPerson: refuse,
  }
}
