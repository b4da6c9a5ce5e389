import { z } from 'zod'
import { route } from './route.ts'

/** The sandbox's mail, which goes nowhere and can be read here. */
export const mail = {
  mailbox: route({
    method: 'GET',
    path: '/api/dev/mail',
    access: 'public',
    sandboxOnly: true,
    tag: 'Sandbox',
    summary: 'Lists the emails the sandbox kept instead of sending, newest first, up to 100.',
    query: z.object({
      to: z.string('An address must be text.').max(320, 'An address can be up to 320 characters.').optional(),
    }),
    status: 200,
    reply: z.array(
      z.object({
        id: z.string(),
        to: z.string(),
        subject: z.string(),
        text: z.string(),
        html: z.string(),
        sentAt: z.string(),
      }),
    ),
    problems: [],
  }),
}
