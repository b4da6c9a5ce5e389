/** What YouTube's errors mean for a verification. They are told apart by their reason, never by their message: messages are
 *  localised and carry markup. Answers name the reason in one of two places, depending on their age. */

import { z } from 'zod'
import type { Answer } from '../client/platform-answer.ts'
import { failuresOf } from '../client/platform-failures.ts'
import { ConnectorFailure } from '../connector.ts'
import { consentEnded, consentLacks } from '../consent-tokens.ts'

/** Reasons that concern one part of the creator's data; the caller goes on without that part. */
export type PartReason = 'comments-off' | 'playlist-gone' | 'video-gone'

/** A failure that names the part it is about. */
export class YoutubePartMissing extends ConnectorFailure {
  readonly part: PartReason

  constructor(part: PartReason, sentence: string) {
    super('platform_refused', sentence)
    this.name = 'YoutubePartMissing'
    this.part = part
  }
}

const errorBody = z.object({
  error: z.object({
    status: z.string().optional().catch(undefined),
    errors: z
      .array(z.object({ reason: z.string().optional() }))
      .optional()
      .catch(undefined),
    details: z
      .array(
        z.object({
          reason: z.string().optional(),
          metadata: z.looseObject({ quota_limit: z.string().optional() }).optional().catch(undefined),
        }),
      )
      .optional()
      .catch(undefined),
  }),
})

const failures = failuresOf('YouTube')
const quotaUsedUp = () =>
  new ConnectorFailure(
    'quota_exhausted',
    'YouTube says today’s lookups are used up. The limit resets at midnight Pacific time.',
  )
const keyRefused = () => failures.keyRefused('API key')
const apiDisabled = () =>
  new ConnectorFailure(
    'platform_api_disabled',
    'The YouTube Data API isn’t enabled for the configured key. The operator needs to enable it.',
  )
const tooFast = (now: Date) => failures.tooFast(null, now)
const channelGone = () =>
  new ConnectorFailure('creator_unavailable', 'YouTube has no such channel.', { state: 'not-found' })
const channelSuspended = () =>
  new ConnectorFailure('creator_unavailable', 'YouTube has suspended this channel.', { state: 'restricted' })
const commentsOff = () => new YoutubePartMissing('comments-off', 'Comments are turned off for this video.')
const playlistGone = () => new YoutubePartMissing('playlist-gone', 'This playlist doesn’t exist or is private.')
const videoGone = () => new YoutubePartMissing('video-gone', 'This video doesn’t exist or is private.')

const byReason: Record<string, (now: Date) => ConnectorFailure> = {
  quotaExceeded: quotaUsedUp,
  dailyLimitExceeded: quotaUsedUp,
  rateLimitExceeded: tooFast,
  userRateLimitExceeded: tooFast,
  RATE_LIMIT_EXCEEDED: tooFast,
  keyInvalid: keyRefused,
  keyExpired: keyRefused,
  API_KEY_INVALID: keyRefused,
  API_KEY_SERVICE_BLOCKED: keyRefused,
  API_KEY_HTTP_REFERRER_BLOCKED: keyRefused,
  API_KEY_IP_ADDRESS_BLOCKED: keyRefused,
  ipRefererBlocked: keyRefused,
  accessNotConfigured: apiDisabled,
  SERVICE_DISABLED: apiDisabled,
  channelNotFound: channelGone,
  channelClosed: channelGone,
  authenticatedUserAccountClosed: channelGone,
  channelSuspended,
  authenticatedUserAccountSuspended: channelSuspended,
  channelForbidden: channelSuspended,
  commentsDisabled: commentsOff,
  playlistNotFound: playlistGone,
  playlistItemsNotAccessible: playlistGone,
  playlistForbidden: playlistGone,
  videoNotFound: videoGone,
  commentThreadNotFound: videoGone,
  commentNotFound: videoGone,
  backendError: () => failures.serverFailed(),
  internalError: () => failures.serverFailed(),
}

/** @returns the failure that an answer stands for; null for one that holds what was asked for. */
export function youtubeFailureOf({ status, body }: Answer, now: Date): ConnectorFailure | null {
  const reasons = reasonsOf(body)
  for (const reason of reasons) {
    const failure = Object.hasOwn(byReason, reason) ? byReason[reason] : undefined
    if (failure) return failure(now)
  }
  if (status >= 500) return failures.serverFailed()
  if (status === 429) return tooFast(now)
  if (status === 401) return keyRefused()
  return status === 200 ? null : failures.refused(reasons[0])
}

/** What an error means that is answered to a creator's own token: the operator's credentials are not at fault for it. */
export function consentedFailureOf(answer: Answer, now: Date): ConnectorFailure | null {
  const failure = youtubeFailureOf(answer, now)
  if (failure === null || failure instanceof YoutubePartMissing || failure.state !== null) return failure
  if (failure.code === 'platform_key_refused') return consentEnded('youtube')
  return failure.code === 'platform_refused' && answer.status === 403 ? consentLacks('youtube') : failure
}

/** The more telling place first: newer answers say `badRequest` in the list and the real reason in the details. */
function reasonsOf(body: unknown): string[] {
  const reading = errorBody.safeParse(body)
  if (!reading.success) return []
  const { errors = [], details = [] } = reading.data.error
  // The same word stands for the minute and for the day; which of them is over stands beside it.
  const told = details.map(({ reason, metadata }) =>
    reason === 'RATE_LIMIT_EXCEEDED' && /PerDay/.test(metadata?.quota_limit ?? '') ? 'dailyLimitExceeded' : reason,
  )
  return [...told, ...errors.map(({ reason }) => reason)].flatMap((reason) => reason || [])
}
