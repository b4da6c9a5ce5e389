import { z } from 'zod'

const badKey = 'An idempotency key must have 1 to 200 characters.'

/** The header of a call that costs credits and may be sent again: under one key it is paid for once. */
export const ownKey = z.object({ 'idempotency-key': z.string(badKey).min(1, badKey).max(200, badKey).optional() })
