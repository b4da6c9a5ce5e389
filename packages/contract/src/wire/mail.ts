import { z } from 'zod'
import { route } from './route.ts'

/** The sandbox's mail, which goes nowhere and can be read here. */
export const mail = {
  mailbox: route({
    method: 'GET',
    path: '/api/dev/mail',
    access: 'public',
    tag: 'Sandbox',
    summary: 'The letters that the sandbox kept instead of sending them, newest first, a hundred at most.',
    query: z.object({
      to: z.string('An address must be text.').max(320, 'An address has at most 320 characters.').optional(),
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
    problems: ['validation', 'not_found'],
  }),
}
