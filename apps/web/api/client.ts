import { type Call, type ClientSettings, createClient } from '@vouch/contract'
import { takeEarlyAnswer } from './early-call.ts'
import { session } from './session.ts'

/** The browser's calls. One rule lives here and nowhere else: an answer that says that the token has ended is told to whoever
 *  keeps the session, whichever call it came to. */

const second = 1000
const endedToken = 'Invalid or expired token'

let tellRejected: (token: string) => void = () => {}

/** @param tell hears of each token that an answer calls invalid or expired; it may be another than the present one */
export function watchRejectedTokens(tell: (token: string) => void): void {
  tellRejected = tell
}

/** Somebody put the person out of the workspace that is open here: what stands on the screen is no longer theirs. */
function leaveWorkspace(): void {
  const current = session.read()
  if (current.status !== 'signed-in' || current.user.workspace === undefined) return
  const { workspace: _, ...user } = current.user
  session.update(user)
  window.location.assign('/app')
}

async function fetchWatched(...request: Parameters<typeof fetch>): Promise<Response> {
  const early = takeEarlyAnswer(String(request[0]), request[1] ?? {})
  const response = await (early ?? fetch(...request))
  const sent = new Headers(request[1]?.headers).get('authorization')
  if (response.status === 403 && sent !== null) {
    const text = await response.clone().text()
    if (text.includes(endedToken)) tellRejected(sent.replace(/^Bearer /, ''))
    if (text.includes('"not_a_member"')) leaveWorkspace()
  }
  return response
}

/** Settings for calls that may take up to `timeoutMs`. */
export function clientSettings(timeoutMs = 8 * second): ClientSettings {
  return {
    baseUrl: '',
    fetch: fetchWatched,
    identity: () => {
      const current = session.read()
      if (current.status !== 'signed-in') return null
      return { token: current.token, userId: current.user.id, workspaceId: current.user.workspace?.id }
    },
    timeoutMs,
  }
}

/** Ordinary calls: eight seconds. */
export const call: Call = createClient(clientSettings())
/** Is the auth service there at all? */
export const callHealth: Call = createClient(clientSettings(3 * second))
/** The session may have to wait for a server that is starting. */
export const callSession: Call = createClient(clientSettings(15 * second))
/** Files of up to 20 MB over a slow line. */
export const callUpload: Call = createClient(clientSettings(180 * second))
