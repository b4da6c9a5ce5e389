import type { LetterFile } from './letter.ts'

/** Sending mail. What a newcomer would get wrong: a mail server may take a letter and the answer may be lost, so a letter
 *  can go out twice; its id stays the same, and mail programs show it once. */

export interface Mail {
  /** Stays the same over retries. */
  id: string
  to: string
  subject: string
  text: string
  html: string
  attachment?: LetterFile
}

export interface Mailer {
  /** False where letters stay here to be read: the sandbox's mailbox. */
  leaves: boolean
  /** Resolves when the letter was taken. @throws MailRefused when no retry helps, any other error when one may. */
  send: (mail: Mail) => Promise<void>
}

/** The mail server does not want this letter, now or later: an address that does not exist, for example. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused'
}

/** The sandbox's mailbox: a letter that was written has arrived. */
export const mailbox: Mailer = { leaves: false, send: async () => undefined }
