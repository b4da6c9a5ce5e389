import { resolve } from 'node:path'
import { z } from 'zod'

/** The variables of data suppliers. What a supplier is stands in files of its own (`docs/suppliers.md`); secrets stand here, so that no file ever holds one. */

/** Hosts with ports on this machine, separated by commas. */
export const loopbackHosts = z
  .string()
  .regex(
    /^((localhost|127\.0\.0\.1):\d{1,5})(,(localhost|127\.0\.0\.1):\d{1,5})*$/,
    'must be hosts such as 127.0.0.1:4010',
  )

export const supplierVariables = {
  SUPPLIERS_FILE: z
    .string()
    .optional()
    .describe(
      'YAML files that describe data suppliers, separated by commas, such as apps/server/suppliers/apify.yaml. Each {secret.NAME} in them is read from SUPPLIER_SECRET_NAME.',
    ),
  SUPPLIERS_ACCEPTED: z
    .literal('accepted')
    .optional()
    .describe(
      'accepted: the operator answers for platform terms and lawful basis of bought data. Unset: no supplier is asked.',
    ),
  SUPPLIER_DAILY_USD: z.coerce
    .number('must be an amount in dollars')
    .min(0, 'must be 0 or more')
    .max(2_000, 'must be at most 2000')
    .default(10)
    .describe('What all processes together may spend on all suppliers in a day, from midnight UTC.'),
  SUPPLIER_TEST_HOSTS: loopbackHosts
    .optional()
    .describe(
      'Hosts on this machine that a supplier’s file may name, to try one against a test server. Not in production.',
    ),
} as const

export interface SupplierConfig {
  suppliers: {
    files: readonly string[]
    accepted: boolean
    dailyUsd: number
    testHosts: readonly string[]
    /** By name, without the variable's prefix. */
    secrets: Readonly<Record<string, string>>
  }
}

const shape = z.object(supplierVariables)

/** @param given every variable that was given
 *  @param home where relative paths start */
export function supplierConfigOf(
  values: z.output<typeof shape>,
  given: Readonly<Record<string, string | undefined>>,
  home: string,
): SupplierConfig {
  const files = (values.SUPPLIERS_FILE ?? '').split(',').map((file) => file.trim())
  const secrets = Object.entries(given).flatMap(([name, value]) => {
    const [, secret] = /^SUPPLIER_SECRET_([A-Z0-9_]{1,60})$/.exec(name) ?? []
    return secret === undefined || value === undefined ? [] : [[secret, value] as const]
  })
  return {
    suppliers: {
      files: files.filter(Boolean).map((file) => resolve(home, file)),
      accepted: values.SUPPLIERS_ACCEPTED === 'accepted',
      dailyUsd: values.SUPPLIER_DAILY_USD,
      testHosts: (values.SUPPLIER_TEST_HOSTS ?? '').split(',').filter(Boolean),
      secrets: Object.fromEntries(secrets),
    },
  }
}
