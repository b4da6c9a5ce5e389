import { z } from 'zod'
import { loopbackHosts } from './supplier-variables.ts'

/** The variables of outreach. Workspaces bring their own mail servers; what they send through the operator’s is signed with a key of the operator’s, and
 *  answered to a mailbox of the operator’s. */

const mailboxForm =
  'must look like imaps://user:password@mail.example.com/INBOX, with what is special in it percent-encoded'

/** A URL with a user and a password is a mailbox; its path names the folder. */
const mailboxUrl = z.string().refine((text) => mailboxOf(text) !== null, mailboxForm)

export const outreachVariables = {
  IMAP_URL: mailboxUrl
    .optional()
    .describe(
      'The mailbox that MAIL_FROM’s mail comes to, as imaps://user:password@host/INBOX: replies and bounces of outreach that leaves through SMTP_URL are read there. imap:// encrypts where the server offers it. Unset: such replies are logged by hand.',
    ),
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

/** A mailbox of the operator's. */
export interface OperatorMailbox {
  host: string
  port: number
  /** Encrypted from the first byte; otherwise as soon as the server offers it. */
  tls: boolean
  user: string
  password: string
  folder: string
}

export interface OutreachConfig {
  /** Where answers to what left through our server come; null: nowhere that is read. */
  mailbox: OperatorMailbox | null
  /** Null: outreach through our server is not signed here. */
  dkim: { selector: string; privateKey: string } | null
  mailTestHosts: readonly string[]
}

export function outreachConfigOf(values: {
  IMAP_URL?: string | undefined
  DKIM_SELECTOR?: string | undefined
  DKIM_PRIVATE_KEY?: string | undefined
  MAIL_TEST_HOSTS?: string | undefined
}): OutreachConfig {
  const { DKIM_SELECTOR: selector, DKIM_PRIVATE_KEY: key } = values
  return {
    mailbox: values.IMAP_URL === undefined ? null : mailboxOf(values.IMAP_URL),
    dkim:
      selector === undefined || key === undefined
        ? null
        : { selector, privateKey: Buffer.from(key, 'base64').toString('utf8') },
    mailTestHosts: (values.MAIL_TEST_HOSTS ?? '').split(',').filter(Boolean),
  }
}

/** @returns the mailbox that a URL names; null where it names none */
function mailboxOf(text: string): OperatorMailbox | null {
  const url = URL.parse(text)
  if (url === null || !/^imaps?:$/.test(url.protocol)) return null
  const tls = url.protocol === 'imaps:'
  try {
    const [user = '', password = '', folder = ''] = [url.username, url.password, url.pathname.slice(1)].map(
      decodeURIComponent,
    )
    if (user === '' || password === '' || url.hostname === '') return null
    const port = url.port === '' ? (tls ? 993 : 143) : Number(url.port)
    return { host: url.hostname, port, tls, user, password, folder: folder === '' ? 'INBOX' : folder }
  } catch {
    // A percent sign that stands for itself.
    return null
  }
}
