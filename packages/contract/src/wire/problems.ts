import { z } from 'zod'

/** Everything that a caller of the API can get wrong or run into. The table is the documentation page, the client's
 *  union type and the answer to "does it wake anyone": an error that is not here is a defect and answers 500. */
export const problems = {
  validation: { status: 400, title: 'Something in the request isn’t right.' },
  bad_snapshot: { status: 422, title: 'We couldn’t read the snapshot.' },
  bad_file: { status: 422, title: 'We couldn’t read the file.' },
  archive_html: { status: 422, title: 'This export is in HTML, which Vouch can’t read. Export it again as JSON.' },
  archive_incomplete: { status: 422, title: 'This export doesn’t have the parts Vouch needs.' },
  archive_locked: {
    status: 422,
    title: 'This archive has a password. Unpack it, zip it again without one, and upload that.',
  },
  archive_damaged: {
    status: 422,
    title: 'This archive is damaged or incomplete. Download it again, and upload it as it is.',
  },
  archive_unsafe: { status: 422, title: 'This archive isn’t built the way exports are, so we didn’t open it.' },
  archive_unknown: {
    status: 422,
    title:
      'We don’t recognize this file. Vouch reads exports from Instagram, TikTok, YouTube, X and LinkedIn, and lists as CSV or Excel.',
  },
  bad_address: { status: 422, title: 'That isn’t a creator’s profile link.' },
  creator_withheld: {
    status: 451,
    title: 'Vouch doesn’t give a verdict on this creator, because of a request made under data protection law.',
  },
  no_connector: { status: 422, title: 'There is no live connector for this platform here.' },
  missing_token: { status: 401, title: 'Sign in first.' },
  invalid_credentials: { status: 401, title: 'Invalid email or password' },
  invalid_token: { status: 403, title: 'Invalid or expired token' },
  needs_verification: {
    status: 403,
    title:
      'Please verify your email address before signing in. Check your email (including spam folder) for a verification link.',
  },
  wrong_password: { status: 400, title: 'That isn’t your current password.' },
  no_password: { status: 409, title: 'This account doesn’t have a password yet. Request a link to set one.' },
  sign_in_again: {
    status: 409,
    title: 'This account doesn’t have a password. Sign out, sign in again, and do this within ten minutes.',
  },
  link_ended: { status: 410, title: 'This link was already used, has expired or is incomplete. Request a new one.' },
  invalid_verification_link: { status: 410, title: 'The verification link is invalid or has expired.' },
  expired_verification_link: { status: 410, title: 'The verification link has expired. Please request a new one.' },
  invalid_admin_credentials: { status: 401, title: 'Invalid admin credentials' },
  team_sign_in: { status: 401, title: 'Sign in to admin first.' },
  second_factor_required: { status: 401, title: 'Enter the six-digit code your authenticator shows now.' },
  not_confirmed: { status: 409, title: 'The name you typed doesn’t match. Nothing was changed.' },
  confirmation_required: { status: 409, title: 'Confirm how many it is for and what it costs.' },
  not_now: { status: 409, title: 'This can’t be done right now. Nothing was changed.' },
  account_suspended: { status: 403, title: 'This account is suspended. Contact support to find out why.' },
  support_view: { status: 403, title: 'Support is viewing this account and can’t change anything in it.' },
  cross_site: { status: 403, title: 'This request came from another site and was blocked.' },
  card_declined: { status: 402, title: 'The card was declined.' },
  trial_used: { status: 409, title: 'This card or address has already had a trial.' },
  card_required: { status: 402, title: 'Add a card to start the trial.' },
  payment_due: { status: 409, title: 'A payment is due. Pay it first, or add another card.' },
  subscription_ended: { status: 409, title: 'This subscription has ended. Restart it first.' },
  bad_signature: { status: 400, title: 'This message doesn’t have the card provider’s signature.' },
  not_a_member: { status: 403, title: 'You aren’t a member of this workspace.' },
  role_too_low: { status: 403, title: 'Your role in this workspace doesn’t allow that. Ask its owner.' },
  extension_code: { status: 410, title: 'This sign-in code was already used or has expired. Sign in again.' },
  scope_missing: { status: 403, title: 'This API key doesn’t have access to that call.' },
  key_address: { status: 403, title: 'This API key can’t be used from your IP address.' },
  key_limit: { status: 402, title: 'This API key has spent its credits for this month.' },
  unknown_version: { status: 400, title: 'There’s no such version of the API.' },
  seats_full: { status: 409, title: 'All seats of your plan are taken.' },
  already_member: { status: 409, title: 'They’re already in this workspace.' },
  another_address: {
    status: 403,
    title: 'This invitation was sent to another address. Sign in with that one, or ask for an invitation to yours.',
  },
  forbidden: { status: 403, title: 'This belongs to someone else.' },
  insufficient_credits: { status: 402, title: 'You don’t have enough credits for this.' },
  charges_itself: { status: 422, title: 'This action is charged when it runs. Nothing was deducted.' },
  action_coming: { status: 422, title: 'This action isn’t available yet. Nothing was deducted.' },
  subscription_required: { status: 403, title: 'Add-on credits are for current subscribers.' },
  payment_refused: { status: 402, title: 'This payment can’t be used. No credits were added.' },
  payment_used: { status: 409, title: 'This payment was already used, and its credits were added then.' },
  shortlist_full: {
    status: 409,
    title: 'Your shortlists are full. Remove a creator to make room for another.',
  },
  not_found: { status: 404, title: 'There’s nothing here.' },
  method_not_allowed: { status: 405, title: 'This endpoint doesn’t support that method.' },
  field_conflict: { status: 409, title: 'Someone else changed this in the meantime. Nothing was overwritten.' },
  idempotency_conflict: { status: 409, title: 'This idempotency key was already used for a different request.' },
  proof_missing: { status: 409, title: 'The profile doesn’t show the code yet.' },
  duplicate: { status: 409, title: 'This is already registered.' },
  host_undeclared: { status: 409, title: 'Short links only lead to websites you’ve declared. Declare this one first.' },
  code_taken: { status: 409, title: 'This promo code belongs to another creator.' },
  too_many: { status: 409, title: 'There’s no room for another one.' },
  not_ready: { status: 409, title: 'This is still being prepared.' },
  too_large: { status: 413, title: 'The request is too large for this call.' },
  precondition_failed: { status: 412, title: 'The file isn’t the version the request is about. Load it again.' },
  range_unsatisfiable: { status: 416, title: 'The file doesn’t have the range of bytes the request asks for.' },
  too_slow: { status: 408, title: 'The request took too long to arrive. Send it again.' },
  headers_too_large: { status: 431, title: 'The request’s headers are too large.' },
  rate_limited: { status: 429, title: 'Too many requests. Wait a moment, then try again.' },
  extension_hour_limit: { status: 429, title: 'The extension has made its 200 requests for this hour.' },
  extension_day_limit: { status: 429, title: 'The extension has made its 1,000 requests for today.' },
  extension_automatic_cap: {
    status: 429,
    title: 'Automatic badges have used their 20 credits for today. Press the badge to see a score anyway.',
  },
  daily_limit: { status: 429, title: "You've used all 3 free analyses today. Upgrade for unlimited access." },
  not_registered: { status: 403, title: 'Enter your email address first to use the free analysis.' },
  report_gone: {
    status: 410,
    title: 'There’s no report here: the verification didn’t end with one, or its data has been deleted.',
  },
  file_gone: { status: 410, title: 'This file is no longer available. Request it again.' },
  file_not_ready: { status: 409, title: 'This file isn’t ready yet. Try again in a moment.' },
  share_ended: { status: 410, title: 'This link no longer works. Ask the person who sent it for a new one.' },
  too_many_links: { status: 409, title: 'This report has 20 active links. Revoke one you no longer need.' },
  unavailable: { status: 503, title: 'The service isn’t available right now. Try again in a moment.' },
  internal: { status: 500, title: 'Something went wrong on our end. The error was recorded.' },
} as const satisfies Record<string, { status: number; title: string }>

export type ProblemCode = keyof typeof problems

/** The body of every failed call. Further keys say more (`required` and `available` credits, for example). */
export const errorBody = z
  .looseObject({
    error: z.string().describe('A message to show to a person.'),
    code: z.string().describe('Stable. Use it in code.'),
    requestId: z.string(),
    fields: z.record(z.string(), z.string()).optional().describe('Messages by field path.'),
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
