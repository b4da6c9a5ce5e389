import type { FastifyReply } from 'fastify'

/** The cookie of a browser that is led to a platform: an answer counts in that browser alone. */
export const attemptCookie = 'vouch_consent'
const seconds = 900

/** Keeps the cookie. It comes along when a platform leads back, which is another site's doing. */
export function keepAttempt(reply: FastifyReply, parts: { publicAddress: () => string }, value: string): void {
  reply.setCookie(attemptCookie, value, {
    httpOnly: true,
    secure: parts.publicAddress().startsWith('https:'),
    sameSite: 'lax',
    path: '/',
    maxAge: seconds,
  })
}
