import { accounts, handoverCookie, signUp, signUpCookie } from '@vouch/contract'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { serve } from '../../foundation/http/serve.ts'
import { clientOf } from '../accounts/client-of.ts'
import { proveAddress } from '../accounts/prove-address.ts'
import { finishSignUp, rememberSignUp } from '../accounts/sign-up-browser.ts'
import { askForVerification } from '../accounts/verification-letters.ts'
import { type Verification, verifyAddress } from '../accounts/verify-address.ts'
import { completeSignUp } from './complete-sign-up.ts'
import { startPaidPlan } from './start-paid-plan.ts'
import { beginSignUp, type SignUpParts } from './trial-sign-up.ts'

/** Signing up. Failures carry `success: false` beside the usual body, for callers that look at that field alone. */
export function signUpRoutes(app: FastifyInstance, parts: SignUpParts): void {
  /** A cookie that only our own page's calls bring. */
  const keep = (reply: FastifyReply, name: string, { value, seconds, path }: KeptCookie) =>
    reply.setCookie(name, value, {
      httpOnly: true,
      secure: parts.publicAddress().startsWith('https:'),
      sameSite: 'strict',
      path,
      maxAge: seconds,
    })

  app.register(async (room) => {
    room.addHook('preSerialization', async (_request, reply, payload) =>
      reply.statusCode >= 400 && typeof payload === 'object' ? { success: false, ...payload } : payload,
    )
    serve(room, signUp.begin, async ({ body, reply }) => {
      const { setup, userId } = await beginSignUp(parts, body, clientOf(reply.request))
      const known = { ...body, userId }
      const { value, seconds } = await rememberSignUp(parts.db.pool, known, reply.request.cookies[signUpCookie])
      keep(reply, signUpCookie, { value, seconds, path: '/api/auth' })
      const setupIntent = { id: setup.id, client_secret: setup.clientSecret }
      return { success: true as const, error: null, setupIntent, customerId: setup.customerId ?? '' }
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

    serve(room, signUp.prove, async ({ body, reply }) => {
      const { request } = reply
      const { outcome, handover } = await proveAddress(parts, body, clientOf(request), request.cookies[signUpCookie])
      if (handover !== null) {
        const { secret, seconds } = handover
        keep(reply, handoverCookie, { value: secret, seconds, path: accounts.session.path })
      }
      return { success: true as const, error: null, outcome }
    })
  })
}

interface KeptCookie {
  value: string
  seconds: number
  path: string
}

/** What the account page is told of the outcome, in its own parameters. */
function landing(outcome: Verification | 'failed', email: string): URLSearchParams {
  if (outcome === 'verified') return new URLSearchParams({ verified: 'true', message: 'email_verified' })
  const error = outcome === 'failed' ? 'verification_failed' : `${outcome}_verification_link`
  // The page offers another link to this address.
  return new URLSearchParams({ error, ...(email !== '' && { email }) })
}
