import {
  ApiFailure,
  isOldName,
  type NamedCreator,
  oldNameFault,
  parseAddress,
  type Verification,
  verifications,
} from '@vouch/contract'
import type { Report } from '@vouch/engine'
import type { McpParts } from './mcp-parts.ts'

/** Who is meant by what a model writes: a link, or the id of a verification. */

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

export type Found = Omit<Verification, 'report'> & { report: Report }

/** @returns the creator of a profile link. @throws ApiFailure in a sentence that says what works */
export function creatorOf(link: string): NamedCreator {
  const address = parseAddress(link)
  if (address.kind === 'profile') return { platform: address.platform, handle: address.handle }
  const said = address.kind === 'refused' ? address.sentence : 'Name a profile, such as instagram.com/name.'
  throw refusal('bad_address', said)
}

/** @returns the creator of a profile link by which reports, lists and watches know them. @throws ApiFailure as `creatorOf` does, and for old names
 *  of YouTube: whose they are is told by verifying them */
export function knownCreatorOf(link: string): NamedCreator {
  const address = parseAddress(link)
  if (address.kind === 'profile' && isOldName(address)) throw refusal('bad_address', oldNameFault)
  return creatorOf(link)
}

/** Loads the latest report of a creator, or the report of a verification.
 *  @throws ApiFailure `not_found` where the workspace has none */
export async function findReport({ call }: McpParts, asked: string, signal: AbortSignal): Promise<Found> {
  const id = uuid.test(asked.trim()) ? asked.trim() : await latestOf(call, knownCreatorOf(asked), signal)
  const found = await call(verifications.show, { params: { id } }, signal)
  const report = reportOf(found)
  if (report !== null) return { ...found, report }
  if (found.state === 'failed' && found.failure) throw refusal(found.failure.code, found.failure.error)
  if (found.dataDeleted) throw refusal('not_found', 'This report’s data was deleted, as the platform’s terms require.')
  throw refusal('not_ready', 'The verification is still running. Ask again in a moment.')
}

/** @returns the report of a verification, as the engine's own type, to which the contract holds its schema; null where it has none */
export function reportOf({ report }: Pick<Verification, 'report'>): Report | null {
  return (report as Report | undefined) ?? null
}

/** Reports of one handle on several platforms are looked through, the newest first. */
const listedMax = 50

async function latestOf(call: McpParts['call'], { platform, handle }: NamedCreator, signal: AbortSignal) {
  const query = { creator: handle, limit: listedMax }
  const { verifications: list } = await call(verifications.list, { query }, signal)
  const own = list.filter(({ creator }) => creator.platform === platform)
  const latest = own.find(({ verdict }) => verdict !== null) ?? own[0]
  if (latest !== undefined) return latest.id
  throw refusal('not_found', 'This workspace has no report about that creator yet. Use verify_creator first.')
}

/** @returns what a tool refuses itself, in the shape of what the API refuses */
export function refusal(code: string, error: string): ApiFailure {
  return new ApiFailure(400, { error, code, requestId: '' })
}
