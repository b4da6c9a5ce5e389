import { z } from 'zod'
import { loopbackHosts } from './supplier-variables.ts'

/** The variables of outreach. Workspaces bring their own mail servers; what they send through the operator’s is signed with a key of the operator’s. */

export const outreachVariables = {
  DKIM_SELECTOR: z
    .string()
    .regex(/^[a-z0-9-]{1,63}$/, 'must be a name such as vouch1')
    .optional()
    .describe('Signs outreach that leaves through SMTP_URL (DKIM). Goes with DKIM_PRIVATE_KEY.'),
  DKIM_PRIVATE_KEY: z
    .string()
    .regex(/^[A-Za-z0-9+/=]{400,8000}$/, 'must be a PEM file in base64, on one line')
    .optional()
    .describe('The RSA key for the domain of MAIL_FROM: a PEM file in base64, on one line.'),
  MAIL_TEST_HOSTS: loopbackHosts
    .optional()
    .describe(
      'Mail servers on this machine that a workspace may use without encryption, to try one. Not in production.',
    ),
} as const

export interface OutreachConfig {
  /** Null: outreach through our server is not signed here. */
  dkim: { selector: string; privateKey: string } | null
  mailTestHosts: readonly string[]
}

export function outreachConfigOf(values: {
  DKIM_SELECTOR?: string | undefined
  DKIM_PRIVATE_KEY?: string | undefined
  MAIL_TEST_HOSTS?: string | undefined
}): OutreachConfig {
  const { DKIM_SELECTOR: selector, DKIM_PRIVATE_KEY: key } = values
  return {
    dkim:
      selector === undefined || key === undefined
        ? null
        : { selector, privateKey: Buffer.from(key, 'base64').toString('utf8') },
    mailTestHosts: (values.MAIL_TEST_HOSTS ?? '').split(',').filter(Boolean),
  }
}
