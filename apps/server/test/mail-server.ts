import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** A real SMTP server on a free port that keeps what it is given, and refuses as a test says. */
export interface MailServer {
  url: string
  /** Raw letters in the order of their arrival. */
  received: string[]
  /** Answers to the next letters, in order: a code and a sentence instead of "taken". */
  refusals: { code: number; sentence: string }[]
  /** What it says of the next letters that it takes, in order. */
  answers: string[]
  close: () => Promise<void>
}

/** @param at the port; 0 for a free one */
export async function startMailServer(at = 0): Promise<MailServer> {
  const received: string[] = []
  const refusals: MailServer['refusals'] = []
  const answers: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onData: (stream, _session, done) => {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const refusal = refusals.shift()
        if (refusal) return done(Object.assign(new Error(refusal.sentence), { responseCode: refusal.code }))
        received.push(Buffer.concat(parts).toString('utf8'))
        done(null, answers.shift())
      })
    },
  })
  const listener = server.listen(at, '127.0.0.1')
  await once(listener, 'listening')
  const { port } = listener.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refusals,
    answers,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
