import type { ExtensionPurpose, ProfileAddress } from '@vouch/contract'
import type { Member } from '../../foundation/http/member.ts'
import {
  idempotencyOf,
  loadAnswer,
  type Opened,
  openVerification,
} from '../../verdicts/verifications/open-verification.ts'
import type { ExtensionParts } from './extension-parts.ts'
import { loadOwnReport } from './own-report.ts'

/** Verifies the open profile as everybody's are verified, under the extension's own name on the list of prices. A report that the workspace has paid
 *  for within a day is opened instead of being made again.
 *  @throws Problem as `openVerification` does */
export async function startVerification(
  { verifying }: ExtensionParts,
  member: Member,
  { target, purpose, key }: { target: ProfileAddress; purpose: ExtensionPurpose; key: string | undefined },
): Promise<Opened> {
  const { db, now } = verifying
  const idempotency = idempotencyOf(key, { url: target.url, purpose })
  const answered = await loadAnswer(db.pool, member.workspaceId, idempotency)
  if (answered !== null) return answered
  const { badge, paid } = await loadOwnReport(db.pool, member.workspaceId, target, now())
  if (paid && badge?.verificationId != null) return { id: badge.verificationId, state: 'done', creditsHeld: 0 }
  const request = { origin: 'address', target, refresh: false } as const
  return openVerification(verifying, { member, request, idempotency, action: purpose })
}
