import { z } from 'zod'
import { route } from '../wire/route.ts'
import { requiredName } from '../wire/visible-text.ts'
import { user } from './accounts.ts'
import { type GivenRole, givenRoles, seatedRoles, type WorkspaceRole, workspaceRoles } from './roles.ts'
import { emailAddress, newPassword, personName } from './sign-up-form.ts'

/** Who works in a workspace together: members with roles, invitations by email, and handing the workspace over. */

/** People who read alone take no seat, but their number ends somewhere. */
export const viewersMax = 20
export const invitationDays = 14
/** Days between the letter that says a plan has fewer seats than people and the change of the latest joined to viewers. */
export const seatNoticeDays = 7

/** @returns what a former owner is after handing the workspace over: a manager where the plan has a seat for them beside the new owner's */
export function roleAfterHandover({ used, limit }: Workspace['seats'], roleOfNext: WorkspaceRole): GivenRole {
  const seated = seatedRoles.some((role) => role === roleOfNext)
  return used + (seated ? 0 : 1) <= limit ? 'manager' : 'viewer'
}

const badRole = 'Choose viewer, member or manager.'
const noName = 'Name the workspace.'
const badLink = 'This link is incomplete. Open it again from the email.'
const notAnObject = 'The body must be a JSON object.'

const place = z
  .object({ id: z.string(), name: z.string(), role: z.enum(workspaceRoles) })
  .meta({ id: 'WorkspacePlace' })
export type WorkspacePlace = z.output<typeof place>

const member = z
  .object({
    userId: z.string(),
    name: z.string(),
    email: z.string(),
    role: z.enum(workspaceRoles),
    /** When they joined; the owner was there from the start. */
    joinedAt: z.string(),
  })
  .meta({ id: 'WorkspaceMember' })
export type WorkspaceMember = z.output<typeof member>

const invitation = z
  .object({
    id: z.string(),
    email: z.string(),
    role: z.enum(givenRoles),
    invitedBy: z.string().nullable(),
    sentAt: z.string(),
    expiresAt: z.string(),
    /** Whether its time is over; it takes no seat then, and can be sent again. */
    expired: z.boolean(),
  })
  .meta({ id: 'WorkspaceInvitation' })
export type WorkspaceInvitation = z.output<typeof invitation>

const workspace = z
  .object({
    id: z.string(),
    name: z.string(),
    /** What the caller may do here. */
    role: z.enum(workspaceRoles),
    members: z.array(member),
    invitations: z.array(invitation),
    /** Owner, managers, members and the invitations that wait, against what the plan has. */
    seats: z.object({ used: z.int(), limit: z.int() }),
    viewers: z.object({ used: z.int(), limit: z.int() }),
    /** When the latest joined become viewers, where there are more people than seats. */
    seatsEndAt: z.string().nullable(),
  })
  .meta({ id: 'Workspace' })
export type Workspace = z.output<typeof workspace>

const invitedTo = z.object({
  workspace: z.string(),
  inviter: z.string(),
  role: z.enum(givenRoles),
  email: z.string(),
  /** Whether the address has an account, which signs in to accept. */
  hasAccount: z.boolean(),
})
export type InvitedTo = z.output<typeof invitedTo>

const token = z.string(badLink).min(1, badLink).max(200, badLink)
const byId = z.object({ id: z.uuid('That isn’t an id.') })
/** The member who is meant; `userId` in a path is always the caller. */
const byMember = z.object({ memberId: z.uuid('That isn’t an id.') })

export const workspaces = {
  mine: route({
    method: 'GET',
    path: '/api/workspaces',
    access: 'bearer',
    tag: 'Workspaces',
    summary: 'Lists the workspaces that the caller owns or has joined, the one that calls act on by default first.',
    status: 200,
    reply: z.object({ workspaces: z.array(place), nextCursor: z.null() }),
    problems: [],
  }),
  load: route({
    method: 'GET',
    path: '/api/workspace',
    access: 'bearer',
    tag: 'Workspaces',
    summary: 'Shows the workspace with its members, the invitations that wait, and its seats.',
    status: 200,
    reply: workspace,
    problems: [],
  }),
  rename: route({
    method: 'PATCH',
    path: '/api/workspace',
    access: 'bearer',
    tag: 'Workspaces',
    summary: 'Gives the workspace another name.',
    body: z.object(
      { name: requiredName(noName, { most: 80, tooLong: 'A name can be up to 80 characters.' }) },
      notAnObject,
    ),
    status: 200,
    reply: workspace,
    problems: ['validation'],
  }),
  invite: route({
    method: 'POST',
    path: '/api/workspace/invitations',
    access: 'bearer',
    tag: 'Workspaces',
    summary: 'Invites a person by email. A member or manager takes a seat from then on; viewers are free.',
    body: z.object({ email: emailAddress, role: z.enum(givenRoles, badRole) }, notAnObject),
    status: 200,
    reply: workspace,
    problems: ['validation', 'role_too_low', 'seats_full', 'already_member', 'rate_limited'],
    callsPerMinuteMax: 20,
    callsCountedFor: 'account',
  }),
  resend: route({
    method: 'POST',
    path: '/api/workspace/invitations/:id/resend',
    access: 'bearer',
    tag: 'Workspaces',
    summary: `Sends an invitation again, with a fresh link for ${invitationDays} days. The old link ends.`,
    params: byId,
    status: 200,
    reply: workspace,
    problems: ['not_found', 'role_too_low', 'seats_full', 'rate_limited'],
    callsPerMinuteMax: 10,
    callsCountedFor: 'account',
  }),
  revoke: route({
    method: 'DELETE',
    path: '/api/workspace/invitations/:id',
    access: 'bearer',
    tag: 'Workspaces',
    summary: 'Takes an invitation back. Its link ends.',
    params: byId,
    status: 200,
    reply: workspace,
    problems: ['not_found', 'role_too_low'],
  }),
  changeRole: route({
    method: 'PATCH',
    path: '/api/workspace/members/:memberId',
    access: 'bearer',
    tag: 'Workspaces',
    summary: 'Gives a member another role.',
    params: byMember,
    body: z.object({ role: z.enum(givenRoles, badRole) }, notAnObject),
    status: 200,
    reply: workspace,
    problems: ['validation', 'not_found', 'seats_full'],
  }),
  removeMember: route({
    method: 'DELETE',
    path: '/api/workspace/members/:memberId',
    access: 'bearer',
    tag: 'Workspaces',
    summary:
      'Takes a member out of the workspace and tells them by email. What they made stays; invitations that they sent end.',
    params: byMember,
    status: 200,
    reply: workspace,
    problems: ['not_found'],
  }),
  transfer: route({
    method: 'POST',
    path: '/api/workspace/owner',
    access: 'bearer',
    tag: 'Workspaces',
    summary:
      'Hands the workspace over to a member whose own is empty. The caller stays as a manager, or as a viewer where the plan has no seat left, and owns a new, empty workspace.',
    body: z.object({ to: z.uuid('Name the member.') }, notAnObject),
    status: 200,
    reply: workspace,
    problems: ['validation', 'not_found', 'not_now'],
  }),
  leave: route({
    method: 'DELETE',
    path: '/api/workspaces/:id/membership',
    access: 'bearer',
    tag: 'Workspaces',
    summary: 'Leaves a workspace that the caller has joined. Its owner hands it over first.',
    params: byId,
    status: 200,
    reply: z.object({ success: z.literal(true) }),
    problems: ['not_found', 'not_now'],
  }),
}

export const invitations = {
  read: route({
    method: 'POST',
    path: '/api/invitations/read',
    access: 'public',
    tag: 'Workspaces',
    summary: 'Says what an invitation’s link invites to. It changes nothing.',
    body: z.object({ token }, notAnObject),
    status: 200,
    reply: invitedTo,
    problems: ['validation', 'link_ended'],
    callsPerMinuteMax: 30,
  }),
  accept: route({
    method: 'POST',
    path: '/api/invitations/accept',
    access: 'either',
    tag: 'Workspaces',
    summary:
      'Accepts an invitation: with the token of the person it was sent to, or with a name and a password, which makes the account. The link has proved the address.',
    body: z.object(
      {
        token,
        account: z
          .object({
            firstName: personName('First name'),
            lastName: personName('Last name'),
            password: newPassword,
            acceptTerms: z.literal(true, 'You must accept the Terms of Service and Privacy Policy.'),
          })
          .optional(),
      },
      notAnObject,
    ),
    status: 200,
    reply: z.object({
      success: z.literal(true),
      workspace: place,
      /** A session, where the account was made by this call. */
      session: z.object({ token: z.string(), user }).nullable(),
    }),
    problems: ['validation', 'link_ended', 'missing_token', 'another_address', 'seats_full', 'unavailable'],
    callsPerMinuteMax: 20,
  }),
}
