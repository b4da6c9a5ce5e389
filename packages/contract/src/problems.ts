import { z } from 'zod'

/** Everything that a caller of the API can get wrong or run into. The table is the documentation page, the client's
 *  union type and the answer to "does it wake anyone": an error that is not here is a defect and answers 500. */
export const problems = {
  validation: { status: 400, title: 'Something in the request is not as it must be.' },
  bad_snapshot: { status: 422, title: 'The snapshot cannot be read.' },
  bad_file: { status: 422, title: 'The file cannot be read.' },
  bad_address: { status: 422, title: 'That is not the address of a creator.' },
  creator_withheld: {
    status: 451,
    title: 'Vouch gives no verdict on this creator: it honours a request made under data protection law.',
  },
  no_connector: { status: 422, title: 'No live connector serves this platform here.' },
  missing_token: { status: 401, title: 'Sign in first.' },
  invalid_credentials: { status: 401, title: 'Invalid email or password' },
  invalid_token: { status: 403, title: 'Invalid or expired token' },
  needs_verification: {
    status: 403,
    title:
      'Please verify your email address before signing in. Check your email (including spam folder) for a verification link.',
  },
  wrong_password: { status: 400, title: 'That is not your current password.' },
  no_password: { status: 409, title: 'This account has no password yet. Ask for a link to set one.' },
  sign_in_again: {
    status: 409,
    title: 'This account has no password to ask for. Sign out, sign in again, and do this within ten minutes.',
  },
  link_ended: { status: 410, title: 'This link was used, has expired, or is not complete. Ask for a new one.' },
  invalid_admin_credentials: { status: 401, title: 'Invalid admin credentials' },
  team_sign_in: { status: 401, title: 'Sign in to the team’s side first.' },
  second_factor_required: { status: 401, title: 'Enter the six digits that your authenticator shows now.' },
  not_confirmed: { status: 409, title: 'The name that was typed is another one. Nothing was done.' },
  not_now: { status: 409, title: 'This cannot be done as things stand. Nothing was done.' },
  account_suspended: { status: 403, title: 'This account is suspended. Write to support to find out why.' },
  support_view: { status: 403, title: 'Support is looking at this account and may change nothing in it.' },
  cross_site: { status: 403, title: 'This call came from another site and was refused.' },
  card_declined: { status: 402, title: 'The card was declined.' },
  card_required: { status: 402, title: 'Add a card to start the trial.' },
  payment_due: { status: 409, title: 'A payment is due first. Pay it, or add another card.' },
  subscription_ended: { status: 409, title: 'This subscription has ended. Resume it first.' },
  bad_signature: { status: 400, title: 'This message is not signed as the card provider signs.' },
  forbidden: { status: 403, title: 'This belongs to someone else.' },
  insufficient_credits: { status: 402, title: 'There are not enough credits for this.' },
  charges_itself: { status: 422, title: 'This action charges for itself when it runs. Nothing was deducted.' },
  subscription_required: { status: 403, title: 'Extra credits are for current subscribers.' },
  payment_refused: { status: 402, title: 'This payment cannot be used. No credits were added.' },
  payment_used: { status: 409, title: 'This payment was used before. Its credits were added then.' },
  shortlist_full: {
    status: 409,
    title: 'All places on your shortlists are taken. Take a creator off to make room for another.',
  },
  not_found: { status: 404, title: 'There is nothing at this address.' },
  method_not_allowed: { status: 405, title: 'This address does not answer to that method.' },
  idempotency_conflict: { status: 409, title: 'This idempotency key was used for another request.' },
  proof_missing: { status: 409, title: 'The profile does not show the code yet.' },
  duplicate: { status: 409, title: 'This is registered already.' },
  too_many: { status: 409, title: 'There is no room for another one.' },
  not_ready: { status: 409, title: 'This is still being prepared.' },
  too_large: { status: 413, title: 'The request is larger than 20 MB.' },
  rate_limited: { status: 429, title: 'Too many requests. Wait a moment, then try again.' },
  daily_limit: { status: 429, title: "You've used all 3 free analyses today. Upgrade for unlimited access." },
  report_gone: {
    status: 410,
    title: 'There is no report here: its verification has not ended with one, or its data was deleted since.',
  },
  file_gone: { status: 410, title: 'This file is no longer kept. Ask for it again.' },
  file_not_ready: { status: 409, title: 'This file is still being made. Try again in a moment.' },
  share_ended: { status: 410, title: 'This link has ended. Ask whoever sent it for a new one.' },
  too_many_links: { status: 409, title: 'This report has 20 live links. Revoke one that is no longer needed.' },
  unavailable: { status: 503, title: 'The service cannot answer just now. Try again in a moment.' },
  internal: { status: 500, title: 'Something went wrong on our side. The error was recorded.' },
} as const satisfies Record<string, { status: number; title: string }>

export type ProblemCode = keyof typeof problems

/** The body of every failed call. Further keys say more (`required` and `available` credits, for example). */
export const errorBody = z
  .looseObject({
    error: z.string().describe('A message for a person.'),
    code: z.string().describe('Stable: programs decide by it.'),
    requestId: z.string(),
    fields: z.record(z.string(), z.string()).optional().describe('Messages by the path of the field.'),
  })
  .meta({ id: 'Error' })
export type ErrorBody = z.output<typeof errorBody>

/** What a caller caused and can mend. Anything else that is thrown is a defect. */
export class Problem extends Error {
  readonly code: ProblemCode
  /** Keys added to the error body. */
  readonly details: Record<string, unknown>

  constructor(code: ProblemCode, message: string = problems[code].title, details: Record<string, unknown> = {}) {
    super(message)
    this.name = 'Problem'
    this.code = code
    this.details = details
  }

  get status(): number {
    return problems[this.code].status
  }
}
