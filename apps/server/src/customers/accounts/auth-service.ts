import type { PublicAuth } from '@vouch/contract'
import type pg from 'pg'
import type { Identify, Member } from '../../foundation/http/member.ts'
import type { Client, OpenedSession, Proof } from './sessions.ts'

/** Whoever keeps passwords, sessions and the proof of addresses: our own tables (`built-in-service.ts`) or a hosted service
 *  (`hosted-service.ts`). What a newcomer would get wrong: people are ours in both cases. A user of the hosted service is mapped
 *  to a row of `users`, and every other room knows that row alone. */
export interface AuthService {
  /** What the browser needs in order to ask it. */
  readonly publicAuth: PublicAuth

  /** Can anybody be signed in just now? @throws Problem `unavailable` */
  checkHealth: () => Promise<void>

  /** Who a bearer token belongs to; null when it is unknown or has ended. @throws Problem `unavailable` when that cannot be told. */
  identify: Identify

  /** Signs in with an address and a password. @throws Problem `invalid_credentials`, `needs_verification` or `unavailable`. */
  signIn: (credentials: Credentials, client: Client) => Promise<SignedIn>

  /** Opens a session for a user who has proved in another way who they are. @returns null when every session was ended since. */
  openSession: (tx: pg.PoolClient, proof: Proof, client: Client) => Promise<OpenedSession | null>

  /** Follows a session with a fresh one. @throws Problem `invalid_token` when it has ended meanwhile. */
  refreshSession: (member: Member) => Promise<OpenedSession>

  /** When a session ends unless it is refreshed. @throws Problem `invalid_token` when it has ended meanwhile. */
  loadSessionEnd: (member: Member) => Promise<Date>

  /** Ends this session, or all of the user. */
  endSessions: (tx: pg.PoolClient, member: Member, scope: 'local' | 'global') => Promise<void>

  /** Ends every session of a user, in the transaction of what made it necessary.
   *  @returns false when that of the bearer had ended before: whatever the bearer asked for must not be done then */
  endSessionsOf: (tx: pg.PoolClient, userId: string, bearer?: Member) => Promise<boolean>

  /** Whether this is the user's password. A user without a password has no right one. */
  isPassword: (userId: string, password: string) => Promise<boolean>

  /** Whether the user can sign in with a password at all; false for those who only come by Google. */
  hasPassword: (userId: string, tx?: pg.PoolClient) => Promise<boolean>

  /** Gives a user a password, in the caller's transaction. Without a user it costs the same and changes nothing, so that the time
   *  of a sign-up does not tell whether its address was taken.
   *  @returns false when the service knows the address as somebody else's. */
  setPassword: (
    tx: pg.PoolClient,
    user: {
      id: string
      email: string /** They have just shown that the address is theirs. */
      proved?: boolean
    } | null,
    password: string,
  ) => Promise<boolean>

  /** Tells the service the new address of a user, whose proof was seen, in the transaction that changes the row. */
  setAddress: (tx: pg.PoolClient, userId: string, email: string) => Promise<void>

  /** Draws a secret for a letter; who brings it back has read the letter. */
  drawAddressProof: (email: string) => Promise<string>

  /** The user has brought the secret back: their address is theirs. */
  confirmAddress: (tx: pg.PoolClient, userId: string, token: string) => Promise<void>

  /** Makes the service forget a person: password, sessions, all that it keeps. The row of the user stays; Google's way in stays with
   *  it. A person whom the service does not know is no error. */
  forgetPerson: (tx: pg.PoolClient, userId: string) => Promise<void>
}

export interface Credentials {
  email: string
  password: string
}

export interface SignedIn extends OpenedSession {
  userId: string
}
