import type { Platform } from '@vouch/engine'
import { ConnectorFailure } from '../connector.ts'
import { type ConsentPlatform, ConsentRefusal } from './consent-platform.ts'

/** Books what it costs to ask whose account a token opens, by platform: X bills that like any other answer, and YouTube counts it.
 *  @throws ConnectorFailure where the day's allowance is used up */
export type AccountBookings = Partial<Record<Platform, () => Promise<unknown>>>

/** @returns the platform, whose account is asked for only while the day's allowance lasts: `unavailable` afterwards. What an answer cost that nobody
 *  heard is unknown, so a booking stands whatever comes of the call. */
export function withPaidAccount(asked: ConsentPlatform, book: AccountBookings[Platform]): ConsentPlatform {
  if (book === undefined) return asked
  return {
    ...asked,
    account: async (accessToken) => {
      await book().catch((error: unknown) => {
        throw error instanceof ConnectorFailure ? new ConsentRefusal('unavailable', error) : error
      })
      return asked.account(accessToken)
    },
  }
}
