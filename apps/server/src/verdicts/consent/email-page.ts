import { randomUUID } from 'node:crypto'
import type { CreatorPage } from '@vouch/contract'
import { type AttemptRule, attempt } from '../../customers/accounts/attempt-limits.ts'
import { withTransaction } from '../../foundation/db/database.ts'
import { writePageLink } from './consent-letters.ts'
import type { ConsentParts } from './consent-parts.ts'
import { pagePath } from './creator-links.ts'
import { loadOwned, loadPage } from './creator-page.ts'

/** Letters to one mailbox in an hour, whoever wants them. */
const pageLetters: AttemptRule = { name: 'creator-page-letter', attemptsMax: 3, windowSeconds: 3_600 }

/** Sends the owner's link to where the creator wants it. @throws Problem `not_found` or `rate_limited` */
export async function emailPage(parts: ConsentParts, token: string, email: string): Promise<CreatorPage> {
  const row = await loadOwned(parts, token)
  await attempt(parts.db.pool, pageLetters, email)
  await withTransaction(parts.db, async (tx) => {
    await tx.query('update creator_pages set email = $2 where id = $1', [row.id, email])
    const url = parts.publicAddress() + pagePath(row.id, parts)
    await writePageLink(tx, parts, { about: row, to: email, url, cause: `creator-page:${row.id}:${randomUUID()}` })
  })
  return loadPage(parts, token)
}
