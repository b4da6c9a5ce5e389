import { z } from 'zod'
import { route } from '../wire/route.ts'
import { creditsPerMonth } from './monthly-credits.ts'
import { scopes } from './scopes.ts'

/** Programs that a person lets in by OAuth 2.1, instead of a key: the page that asks, and who was let in. What programs themselves call for it
 *  (`/oauth/token` and its like) follows the standards and is no part of this API. */

/** Programs that may be let into one workspace at a time. */
export const grantsMax = 50
/** Seconds for which what a program was given opens something. */
export const accessSeconds = 3_600
/** Days after which a program that was not used has to ask again. */
export const refreshDays = 30

const badRequest = 'This request is incomplete. Start again in the program that sent you here.'
const noScope = 'Choose at least one scope.'
const text = (most: number) => z.string(badRequest).max(most, badRequest)
const needed = (most: number, example: string) =>
  text(most)
    .min(1, badRequest)
    .meta({ examples: [example] })

/** What a program asks for in the address of the page, by the names of the standard. */
const asked = {
  client_id: z.uuid(badRequest),
  redirect_uri: needed(2_000, 'http://127.0.0.1:7777/callback'),
  response_type: needed(20, 'code'),
  code_challenge: needed(200, 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM'),
  code_challenge_method: needed(20, 'S256'),
  scope: text(500)
    .meta({ examples: ['read verify'] })
    .optional(),
  state: text(2_000)
    .meta({ examples: ['af0ifjsldkj'] })
    .optional(),
  resource: text(2_000)
    .meta({ examples: ['https://vouch.example/mcp'] })
    .optional(),
}

const grant = z
  .object({
    id: z.string(),
    program: z
      .string()
      .meta({ examples: ['Desk model'] })
      .describe('What the program calls itself.'),
    person: z
      .string()
      .meta({ examples: ['Ann Field'] })
      .nullable()
      .describe('Who let it in; it has that person’s rights.'),
    own: z.boolean().describe('You let it in.'),
    scopes: z.array(z.enum(scopes)),
    creditsPerMonth: creditsPerMonth.describe(
      'Credits that the program may spend in a month. Null: no limit of its own.',
    ),
    creditsThisMonth: z.int(),
    createdAt: z.string(),
    lastUsedAt: z.string().nullable(),
    expiresAt: z.string().nullable(),
  })
  .meta({ id: 'ConnectedProgram' })
export type ConnectedProgram = z.output<typeof grant>

const tag = 'API keys'

export const programs = {
  asked: route({
    method: 'GET',
    path: '/api/programs/request',
    access: 'bearer',
    tag,
    summary: 'Who asks to be let in, and for what: for the page that a program sends its user to.',
    query: z.object(asked),
    status: 200,
    reply: z.object({
      program: z
        .string()
        .meta({ examples: ['Desk model'] })
        .describe('What the program calls itself; nobody has checked it.'),
      leadsTo: z
        .string()
        .meta({ examples: ['a program on this computer'] })
        .describe('The host, or the program on this machine, that the answer goes to.'),
      workspace: z.string(),
      scopes: z.array(z.enum(scopes)),
      denyUrl: z
        .string()
        .meta({ examples: ['http://127.0.0.1:7777/callback?error=access_denied'] })
        .describe('Where a no leads.'),
    }),
    problems: ['validation'],
  }),
  allow: route({
    method: 'POST',
    path: '/api/programs',
    access: 'bearer',
    tag,
    summary: 'Lets a program in, with some of the scopes that it asked for.',
    body: z.object(
      {
        ...asked,
        scopes: z.array(z.enum(scopes, noScope), noScope).min(1, noScope),
        creditsPerMonth: creditsPerMonth.optional(),
      },
      badRequest,
    ),
    status: 201,
    reply: z.object({
      redirectTo: z
        .string()
        .meta({ examples: ['http://127.0.0.1:7777/callback?code=vc_…'] })
        .describe('Where the browser goes next, with a code for the program.'),
    }),
    problems: ['validation', 'too_many'],
  }),
  list: route({
    method: 'GET',
    path: '/api/programs',
    access: 'bearer',
    tag,
    summary: 'Lists the programs that were let into the workspace: the owner sees all, others their own.',
    status: 200,
    reply: z.object({ programs: z.array(grant), nextCursor: z.null() }),
    problems: [],
  }),
  change: route({
    method: 'PATCH',
    path: '/api/programs/:id',
    access: 'bearer',
    tag,
    summary: 'Changes how many credits a program may spend in a month.',
    params: z.object({ id: z.uuid('That is not the ID of a program.') }),
    body: z.object({ creditsPerMonth }, 'The body must be a JSON object.'),
    status: 200,
    reply: grant,
    problems: ['validation', 'not_found'],
  }),
  end: route({
    method: 'DELETE',
    path: '/api/programs/:id',
    access: 'bearer',
    tag,
    summary: 'Shuts a program out at once.',
    params: z.object({ id: z.uuid('That is not the ID of a program.') }),
    status: 200,
    reply: z.object({ ok: z.literal(true) }),
    problems: ['not_found'],
  }),
}

export type AskedAccess = z.output<typeof programs.asked.query>
export type AllowedAccess = z.output<typeof programs.allow.body>
