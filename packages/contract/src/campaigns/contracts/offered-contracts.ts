import { z } from 'zod'
import { neededText } from '../../wire/form-fields.ts'
import { route } from '../../wire/route.ts'
import { requiredName } from '../../wire/visible-text.ts'
import { contractCheck, digestExample, offeredContract } from './contract-parts.ts'
import { contractTag } from './contracts.ts'

/** A contract for whoever has its link, and the check of a copy. No account opens or needs them. */

const badLink = 'This link is incomplete. Copy the whole link.'
const badDigest = 'Send the digest that you read: sha256: and 64 characters.'
const noName = 'Enter your full name.'
const notAgreed = 'Tick the box to accept the contract.'
const badEmail = 'Enter an email address such as hello@example.com.'
const noReason = 'Say in a few words why, so the brand can change it.'
const notAnObject = 'The body must be a JSON object.'

const byToken = {
  access: 'public',
  tag: contractTag,
  params: z.object({
    token: z
      .string(badLink)
      .max(200, badLink)
      .meta({ examples: ['mD2-example-token'] }),
  }),
} as const

export const offeredContracts = {
  read: route({
    ...byToken,
    method: 'GET',
    path: '/api/contract/:token',
    summary: 'Returns a contract for whoever has its link. It changes nothing.',
    status: 200,
    reply: offeredContract,
    problems: ['link_ended', 'rate_limited'],
    callsPerMinuteMax: 60,
  }),
  accept: route({
    ...byToken,
    method: 'POST',
    path: '/api/contract/:token/accept',
    summary: 'Accepts a contract as it was read: name, time, network address and digest are kept and signed.',
    body: z.object(
      {
        name: requiredName(noName, { least: 2, most: 120, tooLong: 'A name can be up to 120 characters.' }),
        digest: z
          .string(badDigest)
          .regex(/^sha256:[0-9a-f]{64}$/, badDigest)
          .max(71, badDigest)
          .meta({ examples: [digestExample] }),
        agreed: z.literal(true, notAgreed),
        email: z
          .string(badEmail)
          .trim()
          .toLowerCase()
          .max(254, badEmail)
          .pipe(z.email(badEmail))
          .nullish()
          .describe('Where the copy goes, where the contract wasn’t sent by email.'),
      },
      notAnObject,
    ),
    status: 200,
    reply: offeredContract,
    problems: ['validation', 'link_ended', 'not_now', 'rate_limited'],
    callsPerMinuteMax: 10,
  }),
  decline: route({
    ...byToken,
    method: 'POST',
    path: '/api/contract/:token/decline',
    summary: 'Declines a contract with a reason. The brand can change it and send it again.',
    body: z.object({ reason: neededText(noReason, 'A reason', 500) }, notAnObject),
    status: 200,
    reply: offeredContract,
    problems: ['validation', 'link_ended', 'not_now', 'rate_limited'],
    callsPerMinuteMax: 10,
  }),
  file: route({
    ...byToken,
    method: 'GET',
    path: '/api/contract/:token/file',
    summary: 'Downloads the contract as a PDF. Once it is accepted, always the same bytes.',
    status: 200,
    reply: z.unknown(),
    download: 'application/pdf',
    problems: ['link_ended', 'rate_limited'],
    callsPerMinuteMax: 10,
  }),
  record: route({
    ...byToken,
    method: 'GET',
    path: '/api/contract/:token/record',
    summary: 'Downloads the signed record of an accepted contract, which the public keys check.',
    status: 200,
    reply: z.unknown(),
    download: 'application/json',
    problems: ['link_ended', 'not_ready', 'rate_limited'],
    callsPerMinuteMax: 30,
  }),
  verify: route({
    ...byToken,
    method: 'GET',
    path: '/api/contract/:token/verify',
    summary: 'Whether a digest is that of an accepted contract, or of its PDF. The digest stands where the token does.',
    status: 200,
    reply: contractCheck,
    problems: ['rate_limited'],
    callsPerMinuteMax: 30,
  }),
}
