import { signUp } from '@vouch/contract'
import type { FastifyInstance } from 'fastify'
import { clientOf } from '../accounts/client-of.ts'
import { resendVerification, type Verification, verifyAddress } from '../accounts/verify-address.ts'
import { serve } from '../http/serve.ts'
import { beginSignUp, completeSignUp, type SignUpParts } from './trial-sign-up.ts'

/** Signing up. Failures carry `success: false` beside the usual body, for callers that look at that field alone. */
export function signUpRoutes(app: FastifyInstance, parts: SignUpParts): void {
  app.register(async (room) => {
    room.addHook('preSerialization', async (_request, reply, payload) =>
      reply.statusCode >= 400 && typeof payload === 'object' ? { success: false, ...payload } : payload,
    )
    serve(room, signUp.begin, async ({ body, reply }) => {
      const { id, clientSecret, customerId } = await beginSignUp(parts, body, clientOf(reply.request))
      const setupIntent = { id, client_secret: clientSecret }
      return { success: true as const, error: null, setupIntent, customerId: customerId ?? '' }
    })

    serve(room, signUp.complete, async ({ body }) => {
      await completeSignUp(parts, body)
      return { success: true as const, error: null }
    })

    serve(room, signUp.resend, async ({ body }) => {
      await resendVerification(parts, body.email)
      return { success: true as const, error: null }
    })

    serve(room, signUp.verify, async ({ query, reply, log }) => {
      const outcome = await verifyAddress(parts, query.email, query.token).catch((error: unknown) => {
        log.error({ err: error }, 'An address could not be verified')
        return 'failed' as const
      })
      reply.redirect(`/auth?${landing(outcome)}`)
      return null
    })
  })
}

/** What the account page is told of the outcome, in its own parameters. */
function landing(outcome: Verification | 'failed'): URLSearchParams {
  if (outcome === 'verified') {
    return new URLSearchParams({ verified: 'true', message: 'Your email address is verified. You can sign in now.' })
  }
  const error = outcome === 'failed' ? 'verification_failed' : `${outcome}_verification_link`
  return new URLSearchParams({ error })
}
