import { signUp, signUpCookie } from '@vouch/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../foundation/http/serve.ts'
import { clientOf } from '../accounts/client-of.ts'
import { finishSignUp, rememberSignUp } from '../accounts/sign-up-browser.ts'
import { askForVerification } from '../accounts/verification-letters.ts'
import { type Verification, verifyAddress } from '../accounts/verify-address.ts'
import { completeSignUp } from './complete-sign-up.ts'
import { startPaidPlan } from './start-paid-plan.ts'
import { beginSignUp, type SignUpParts } from './trial-sign-up.ts'

/** Signing up. Failures carry `success: false` beside the usual body, for callers that look at that field alone. */
export function signUpRoutes(app: FastifyInstance, parts: SignUpParts): void {
  app.register(async (room) => {
    room.addHook('preSerialization', async (_request, reply, payload) =>
      reply.statusCode >= 400 && typeof payload === 'object' ? { success: false, ...payload } : payload,
    )
    serve(room, signUp.begin, async ({ body, reply }) => {
      const { id, clientSecret, customerId } = await beginSignUp(parts, body, clientOf(reply.request))
      const { value, seconds } = await rememberSignUp(parts.db.pool, body, reply.request.cookies[signUpCookie])
      const secure = parts.publicAddress().startsWith('https:')
      const scope = { httpOnly: true, secure, sameSite: 'strict', path: '/api/auth', maxAge: seconds } as const
      reply.setCookie(signUpCookie, value, scope)
      const setupIntent = { id, client_secret: clientSecret }
      return { success: true as const, error: null, setupIntent, customerId: customerId ?? '' }
    })

    serve(room, signUp.complete, async ({ body, reply }) => {
      await completeSignUp(parts, body)
      await finishSignUp(parts.db.pool, reply.request.cookies[signUpCookie], body.email)
      return { success: true as const, error: null }
    })

    serve(room, signUp.startPaid, async ({ body, reply }) => {
      const confirmation = await startPaidPlan(parts, body)
      if (confirmation === null) await finishSignUp(parts.db.pool, reply.request.cookies[signUpCookie], body.email)
      return { success: true as const, error: null, confirmation }
    })

    serve(room, signUp.resend, async ({ body, reply }) => {
      await askForVerification(parts, body.email, reply.request.cookies[signUpCookie])
      return { success: true as const, error: null }
    })

    serve(room, signUp.verify, async ({ query, reply, log }) => {
      const outcome = await verifyAddress(parts, query.email, query.token).catch((error: unknown) => {
        log.error({ err: error }, 'An address could not be verified')
        return 'failed' as const
      })
      reply.redirect(`/auth?${landing(outcome, query.email)}`)
      return null
    })
  })
}

/** What the account page is told of the outcome, in its own parameters. */
function landing(outcome: Verification | 'failed', email: string): URLSearchParams {
  if (outcome === 'verified') return new URLSearchParams({ verified: 'true', message: 'email_verified' })
  const error = outcome === 'failed' ? 'verification_failed' : `${outcome}_verification_link`
  // The page offers another link to this address.
  return new URLSearchParams({ error, ...(email !== '' && { email }) })
}
