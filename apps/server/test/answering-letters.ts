import { randomUUID } from 'node:crypto'

/** Letters that answer ours: replies, and reports of mail servers. */

/** @returns the Message-ID of a letter */
export const messageIdOf = (letter: string) => /Message-ID:\s+(<.+>)/.exec(letter)?.[1] ?? ''

/** @returns a creator's answer to a letter, with the letter quoted below it */
export function answerTo(letter: string, more: { headers?: string; text?: string } = {}): string {
  const id = messageIdOf(letter)
  return `From: Eve <eve@creators.test>
To: ann@tea.test
Subject: Re: Tea
Date: Fri, 20 Nov 2026 12:00:00 +0000
Message-ID: <${randomUUID()}@creators.test>
In-Reply-To: ${id}
References: ${id}
${more.headers ?? ''}Content-Type: text/plain; charset=utf-8

${more.text ?? 'Sounds lovely. What is the budget?'}

On Fri, Nov 20, 2026 at 10:00 AM Ann at Tea <ann@tea.test> wrote:
> Hi there
`.replace('\nContent-Type', '\nMIME-Version: 1.0\nContent-Type')
}

/** @returns what a mail server says of a letter that has no mailbox to go to */
export function reportAbout(letter: string, address: string): string {
  return `From: Mail Delivery Subsystem <mailer-daemon@tea.test>
To: ann@tea.test
Subject: Undelivered Mail Returned to Sender
Message-ID: <${randomUUID()}@tea.test>
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status; boundary="part"

--part
Content-Type: text/plain

The mailbox does not exist.

--part
Content-Type: message/delivery-status

Reporting-MTA: dns; tea.test

Final-Recipient: rfc822; ${address}
Action: failed
Status: 5.1.1

--part
Content-Type: text/rfc822-headers

${letter.split(/\r?\n\r?\n/)[0]}

--part--
`
}
