/** What can go wrong with any platform, in its name. */

import { plural } from '@vouch/engine'
import { ConnectorFailure } from '../connector.ts'

/** @param name the platform's, as people write it. */
export function failuresOf(name: string) {
  return {
    /** @param rest until when the platform asks to be left alone. */
    tooFast: (rest: Date | null, now: Date) =>
      new ConnectorFailure(
        'platform_rate_limited',
        `${name} asked us to slow down. Try again in ${waitInWords(rest, now)}.`,
        { retryable: true, retryAt: rest },
      ),
    serverFailed: (retryAt: Date | null = null) =>
      new ConnectorFailure(
        'platform_unavailable',
        `${name} is having a problem on its end. Try again in a few minutes.`,
        { retryable: true, retryAt },
      ),
    unreachable: () => new ConnectorFailure('platform_unavailable', `We couldn’t reach ${name}.`, { retryable: true }),
    tooSlow: () => new ConnectorFailure('platform_timeout', `${name} took too long to respond.`, { retryable: true }),
    notJson: () =>
      new ConnectorFailure('platform_bad_answer', `${name} sent a response that isn’t JSON.`, { retryable: true }),
    tooLarge: () => new ConnectorFailure('platform_bad_answer', `${name} sent a larger response than Vouch reads.`),
    odd: (where: string) =>
      new ConnectorFailure(
        'platform_bad_answer',
        `${name}’s response was in a format Vouch doesn’t recognize (at ${where || 'its beginning'}).`,
      ),
    invalid: (sentence: string) =>
      new ConnectorFailure('platform_bad_answer', `${name} sent invalid data: ${sentence}`),
    keyRefused: (what: string) =>
      new ConnectorFailure(
        'platform_key_refused',
        `${name} rejected the configured ${what}. The operator needs to check it.`,
      ),
    notPermitted: (what: string) =>
      new ConnectorFailure(
        'platform_api_disabled',
        `${name} hasn’t granted the configured ${what} access to this data. The operator needs to check it.`,
      ),
    /** @param reason the platform's own word for it; said only when it is a plain one. */
    refused: (reason: string | null | undefined) => {
      const named = reason && /^[A-Za-z_-]{1,60}$/.test(reason) ? ` (${reason})` : ''
      return new ConnectorFailure('platform_refused', `${name} refused the request${named}. The error was recorded.`)
    },
  }
}
export type PlatformFailures = ReturnType<typeof failuresOf>

export function cancelled(): ConnectorFailure {
  return new ConnectorFailure('cancelled', 'The verification was canceled.')
}

function waitInWords(rest: Date | null, now: Date): string {
  const minutes = rest ? Math.ceil((rest.getTime() - now.getTime()) / 60_000) : 0
  if (minutes <= 1) return 'a minute'
  return minutes < 120 ? plural(minutes, 'minute') : plural(Math.ceil(minutes / 60), 'hour')
}
