import { createTransport } from 'nodemailer'
import { type Mail, type Mailer, MailRefused } from './mailer.ts'

/** Mail through a real server (SMTP). */

/** Each step of the conversation; a job's time-out stands behind them. */
const stepMs = 10_000
const limits = {
  connectionTimeout: stepMs,
  greetingTimeout: stepMs,
  socketTimeout: stepMs,
  disableFileAccess: true,
  disableUrlAccess: true,
}

/** @param url `smtp://user:password@host:port`, or `smtps://` for TLS from the first byte
 *  @param from the sender of all mail, `Vouch <hello@example.com>` */
export function smtpMailer({ url, from }: { url: string; from: string }): Mailer {
  const transport = createTransport({ url, ...limits })
  const domain = from.match(/@([^\s>]+)/)?.[1] ?? 'localhost'
  return {
    leaves: true,
    send: async ({ id, to, subject, text, html, attachment }: Mail) => {
      const attachments = attachment === undefined ? [] : [pdfOf(attachment)]
      await transport
        .sendMail({ from, to, subject, text, html, attachments, messageId: `<${id}@${domain}>` })
        .catch((error: SmtpFailure) => {
          throw failureOf(error, to)
        })
    },
  }
}

function pdfOf({ name, bytes }: NonNullable<Mail['attachment']>) {
  return { filename: name, content: bytes, contentType: 'application/pdf' }
}

interface SmtpFailure extends Error {
  code?: string
  responseCode?: number
}

/** @returns the failure without whom the letter was for: servers repeat the address, their client adds it, and the log is not to have it */
function failureOf({ code, responseCode, message }: SmtpFailure, to: string): Error {
  const said = message.replaceAll(new RegExp(to.replaceAll(/\W/g, '\\$&'), 'gi'), '…')
  if (responseCode !== undefined && responseCode >= 500) return new MailRefused(said)
  return Object.assign(new Error(said), { code, responseCode })
}

/** Signs in at the mail server and sends nothing. @returns what it said instead, without a period; null where all is well */
export async function mailServerFault({ url }: { url: string }): Promise<string | null> {
  const transport = createTransport({ url, ...limits })
  try {
    await transport.verify()
    return null
  } catch (error) {
    const { code, responseCode } = error as SmtpFailure
    if (code === 'EAUTH') return 'it refused the user or password'
    return responseCode === undefined ? `it can’t be reached (${code ?? 'no answer'})` : `it answered ${responseCode}`
  } finally {
    transport.close()
  }
}
