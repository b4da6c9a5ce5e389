import { createHash, randomBytes } from 'node:crypto'
import { type Answered, ask } from './account-holder.ts'
import { type Rooms, signUp, type Visitor } from './rooms.ts'

/** Somebody whose browser has the extension signed in. */
export interface ExtensionUser extends Visitor {
  extensionToken: string
  /** A call as the extension makes it. */
  asks: (
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    body?: object,
    headers?: Record<string, string>,
  ) => Promise<Answered>
}

/** What an extension draws before it asks to be signed in. */
export function drawnSecret(): { verifier: string; challenge: string } {
  const verifier = randomBytes(32).toString('base64url')
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') }
}

/** Signs somebody up and signs an extension in, by its own calls. */
export async function extensionUserIn(rooms: Rooms, credits?: number): Promise<ExtensionUser> {
  const visitor = await signUp(rooms, credits)
  const { verifier, challenge } = drawnSecret()
  const { body } = await visitor.ask('POST', '/api/extension/codes', { challenge })
  const traded = await ask(rooms, 'POST', '/api/extension/sessions', { code: body.code, verifier })
  if (traded.status !== 201) throw new Error(`${traded.status}: ${JSON.stringify(traded.body)}`)
  const extensionToken = String(traded.body.token)
  return {
    ...visitor,
    extensionToken,
    asks: (method, path, payload, headers = {}) =>
      ask(rooms, method, path, payload, { authorization: `Bearer ${extensionToken}`, ...headers }),
  }
}
