import { consents } from '@vouch/contract'
import { call } from '../../api/client.ts'

/** Begins the connection of an Instagram account for the workspace of whoever is signed in: the same request that a brand sends, answered at once.
 *  @param username without @
 *  @returns the platform's page of consent. @throws ApiFailure with a sentence */
export async function beginConnection(username: string): Promise<string> {
  const url = `https://www.instagram.com/${encodeURIComponent(username)}/`
  const asked = await call(consents.ask, { body: { url } })
  const token = asked.url?.split('/').at(-1) ?? ''
  const { location } = await call(consents.connect, { params: { token } })
  return location
}
