import { randomUUID } from 'node:crypto'
import {
  type ConsentedAccount,
  type ConsentPlatform,
  ConsentRefusal,
  type ConsentSecrets,
  type GivenTokens,
} from '../../outside/platforms/consent/consent-platform.ts'
import type { TokenParts } from './consent-parts.ts'
import { sealedTokens } from './stored-tokens.ts'

/** Lets go of tokens of which nothing is kept. What a newcomer would get wrong: most platforms end everything that somebody allowed the app, whichever
 *  of its tokens they are told. So a platform is told only once it has said whose the tokens are, and never while a page here lives by that account. */

type Tokens = Pick<GivenTokens, 'accessToken' | 'refreshToken'>
/** Undefined: nobody knows whose tokens they are. */
type Owner = ConsentedAccount | null | undefined

interface Redeemed {
  tokens: GivenTokens
  account: ConsentedAccount | null
  /** Says that the tokens are kept. */
  keep: () => void
}

/** Redeems what a browser brought back. @param deed keeps the tokens, or does without them: they are let go then, and when it fails
 *  @throws ConsentRefusal, and whatever the deed throws */
export async function withRedeemed(
  parts: TokenParts,
  platform: ConsentPlatform,
  { callback, secrets }: { callback: URL; secrets: ConsentSecrets },
  deed: (redeemed: Redeemed) => Promise<string>,
): Promise<string> {
  const tokens = await platform.redeem(callback, secrets).catch(async (error: unknown) => {
    if (error instanceof ConsentRefusal && error.given) await letGo(parts, platform, error.given)
    throw error
  })
  let account: Owner
  let kept = false
  try {
    account = await platform.account(tokens.accessToken)
    return await deed({ tokens, account, keep: () => (kept = true) })
  } finally {
    // Who didn't say whose they are a moment ago won't say now, and somebody waits at a browser.
    if (!kept)
      await (account === undefined ? setAside(parts, platform, tokens) : letGo(parts, platform, tokens, account))
  }
}

async function letGo(parts: TokenParts, platform: ConsentPlatform, tokens: Tokens, account?: Owner): Promise<void> {
  if (!(await isLetGo(parts, platform, tokens, { account }))) await setAside(parts, platform, tokens)
}

/** What cannot be told now the upkeep tells. */
async function setAside(
  { db, ring, now }: TokenParts,
  { platform, simulated, revokes }: ConsentPlatform,
  tokens: Tokens,
  since = now(),
) {
  if (!revokes) return
  const id = randomUUID()
  const { accessSealed, refreshSealed, keyId } = sealedTokens(ring, id, tokens)
  await db.pool.query(
    `insert into ended_tokens (id, platform, simulated, access_sealed, refresh_sealed, key_id, ended_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [id, platform, simulated, accessSealed, refreshSealed, keyId, since],
  )
}

/** @returns whether nothing is left to do: the platform confirmed the end, has no call for it, or must not be told */
export async function isLetGo(
  parts: TokenParts,
  platform: ConsentPlatform,
  given: Tokens,
  { account, since = parts.now() }: { account?: Owner; since?: Date } = {},
): Promise<boolean> {
  if (!platform.revokes) return true
  if (account !== undefined) return (await isLive(parts, platform, account)) || platform.revoke(given)
  const held = { tokens: given }
  try {
    const owner = await ownerOf(platform, held)
    if ((await isLive(parts, platform, owner)) || (await platform.revoke(held.tokens))) return true
  } catch (error) {
    if (!(error instanceof ConsentRefusal)) throw error
    if (error.reason === 'ended') return true
  }
  if (held.tokens === given) return false
  // Renewing spends a token on some platforms, so the next try needs the new ones.
  await setAside(parts, platform, held.tokens, since)
  return true
}

/** Asks whose tokens are, with new ones where the old ones' own time is over; some platforms say of those that all is. @throws ConsentRefusal */
async function ownerOf(platform: ConsentPlatform, held: { tokens: Tokens }): Promise<Owner> {
  try {
    return await platform.account(held.tokens.accessToken)
  } catch (error) {
    const isOver = error instanceof ConsentRefusal && ['invalid', 'ended'].includes(error.reason)
    if (!isOver || held.tokens.refreshToken === null) throw error
    held.tokens = await platform.renew(held.tokens)
    return await platform.account(held.tokens.accessToken)
  }
}

async function isLive({ db }: TokenParts, { platform, simulated }: ConsentPlatform, owner: Owner): Promise<boolean> {
  const found = await db.pool.query(
    'select from creator_pages where platform = $1 and profile_id = $2 and simulated = $3 and access_sealed is not null',
    [platform, owner?.id ?? null, simulated],
  )
  return found.rowCount === 1
}
