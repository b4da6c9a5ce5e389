import { simulatorRoot } from '../src/outside/payments/simulator/simulated-http.ts'
import { simulatedKeys } from '../src/outside/payments/simulator/stripe-simulator.ts'
import { type CardFields, freshCard } from './fresh-card.ts'
import type { Rooms } from './rooms.ts'

/** Someone in front of the sign-up page: what they can do there, as the page does it. */
export interface Visitor {
  email: string
  /** The same person in another browser. */
  elsewhere: () => Visitor
  begin: (changes?: object) => Promise<Answered>
  /** Writes a card: a number is that of a card that nobody has written before. */
  card: (setupIntent: SetupIntent, card?: string | CardFields) => Promise<Answered>
  complete: (setupIntentId: string) => Promise<Answered>
  /** Presses the button that starts the plan without a trial. */
  startPaid: (setupIntentId: string) => Promise<Answered>
  signIn: (password?: string) => Promise<Answered>
  /** Asks for the letter again. */
  resend: () => Promise<Answered>
  /** Letters to this address, oldest first. */
  letters: () => Promise<{ cause: string; subject: string; text: string }[]>
  /** Asks for the address behind the link of a letter, which signs nobody in. @returns where it leads. */
  follow: (text: string) => Promise<string | undefined>
  /** Presses the button behind the link of a letter. */
  prove: (text: string, password?: string) => Promise<Answered>
  /** Who this browser is signed in as, by the cookie that the button left. */
  session: () => Promise<Answered>
}
export interface Answered {
  status: number
  body: Record<string, unknown> & { setupIntent?: SetupIntent; error?: unknown; fields?: Record<string, string> }
}
export interface SetupIntent {
  id: string
  client_secret: string
}

/** What visitors choose. */
export const password = 'correct horse battery'

let network = 0

/** A visitor with a network of their own and a browser which keeps the cookies that it is given. */
export function visitorOf({ app, db }: Pick<Rooms, 'app' | 'db'>, email: string): Visitor {
  const form = { email, password, firstName: 'Ann', lastName: 'Example', role: 'freelancer', acceptTerms: true }
  const jar = new Map<string, string>()
  network += 1
  const from = { 'x-forwarded-for': `10.${64 + (network >> 8)}.${network & 255}.7` }
  const cookies = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const send = async (url: string, payload: object): Promise<Answered> => {
    const cookie = cookies()
    const answer = await app.inject({ method: 'POST', url, headers: { ...from, cookie }, payload })
    for (const { name, value, ...kept } of answer.cookies) {
      if (!kept.httpOnly || !kept.secure || kept.sameSite !== 'Strict' || !kept.path?.startsWith('/api/auth'))
        throw new Error(`The cookie ${name} is open to more than it is for`)
      jar.set(name, value)
    }
    return { status: answer.statusCode, body: answer.json() }
  }
  return {
    email,
    elsewhere: () => visitorOf({ app, db }, email),
    begin: (changes = {}) => send('/api/auth/signup-with-trial', { ...form, ...changes }),
    card: async ({ id, client_secret }, card = freshCard()) => {
      const answer = await app.inject({
        method: 'POST',
        url: `${simulatorRoot}/v1/setup_intents/${id}/confirm`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({
          key: simulatedKeys.publishable,
          client_secret,
          ...(typeof card === 'string' ? freshCard(card) : card),
        }).toString(),
      })
      return { status: answer.statusCode, body: answer.json() }
    },
    complete: (setupIntentId) => send('/api/auth/complete-trial-signup', { email, setupIntentId }),
    startPaid: (setupIntentId) => send('/api/auth/start-paid-signup', { email, setupIntentId }),
    signIn: (word = password) => send('/api/auth/login', { email, password: word }),
    resend: () => send('/api/auth/resend-verification', { email }),
    letters: async () => {
      const found = await db.pool.query(
        'select cause, subject, text_body as text from mails where recipient = $1 order by written_at, cause',
        [email.toLowerCase()],
      )
      return found.rows
    },
    follow: async (text) => {
      const query = linkIn(text)
      const answer = await app.inject(`/api/auth/verify${query}`)
      return answer.statusCode === 302 ? answer.headers.location : undefined
    },
    prove: (text, word) => {
      const { token, email: brought } = Object.fromEntries(new URLSearchParams(linkIn(text)))
      return send('/api/auth/verify', { token, email: brought, password: word })
    },
    session: async () => {
      const answer = await app.inject({ url: '/api/auth/session', headers: { ...from, cookie: cookies() } })
      return { status: answer.statusCode, body: answer.json() }
    },
  }
}

function linkIn(text: string): string | undefined {
  return text.match(/https:\/\/vouch\.test\/auth\/verify(\?\S+)/)?.[1]
}

/** Fills in the form. */
export async function begun(visitor: Visitor): Promise<SetupIntent> {
  const { status, body } = await visitor.begin()
  if (status !== 200 || !body.setupIntent) throw new Error(`Sign-up did not begin: ${status} ${JSON.stringify(body)}`)
  return body.setupIntent
}

/** Fills in the form and pays. @returns the answer to the end of it */
export async function signedUp(visitor: Visitor, card?: CardFields): Promise<Answered> {
  const setup = await begun(visitor)
  await visitor.card(setup, card)
  return visitor.complete(setup.id)
}
