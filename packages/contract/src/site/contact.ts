import { z } from 'zod'
import { emailField, formText, honeypot, neededText, notAnObject, sent } from '../wire/form-fields.ts'
import { route } from '../wire/route.ts'

/** A message to the people behind the product. */

export const inquiries = ['pricing', 'enterprise', 'technical', 'partnership', 'general'] as const
export type Inquiry = (typeof inquiries)[number]

export const contact = {
  send: route({
    method: 'POST',
    path: '/api/contact',
    access: 'public',
    tag: 'Site',
    summary: 'Sends a message to the operator and a confirmation to the sender.',
    body: z.object(
      {
        name: neededText('Please enter your name.', 'A name', 100),
        email: emailField('Please enter a valid email address.'),
        company: formText('Company', 200).nullish(),
        role: formText('Role', 100).nullish(),
        inquiry: z.enum(inquiries, `Inquiry must be one of ${inquiries.join(', ')}.`).default('general'),
        subject: formText('Subject', 200).nullish(),
        message: neededText('Please enter a message.', 'A message', 5_000),
        website: honeypot,
      },
      notAnObject,
    ),
    status: 200,
    reply: sent,
    problems: ['validation', 'rate_limited'],
    callsPerMinuteMax: 30,
  }),
}
