import {
  type BodyOf,
  Problem,
  type TrackingName,
  trackingNames,
  type WaitingList,
  type waitlist,
} from '@vouch/contract'
import { type Database, onlyRow, withTransaction } from '../foundation/db/database.ts'
import { letterOf } from '../foundation/mail/letter.ts'
import { writeMail } from '../foundation/mail/outbox.ts'
import type { SiteParts } from './site-parts.ts'

/** Waiting lists. An address stands on each list once, whatever its case and however it came. */

type Joining = Omit<BodyOf<typeof waitlist.join>, 'website' | 'name'> & { source: 'form' | 'google' }

/** How Google's way of joining is called from the room of accounts, which knows nothing of this one.
 *  @param email confirmed by Google
 *  @param query the query of the waitlist page: its tracking parameters are kept
 *  @returns the value of the page's message parameter */
export type JoinWaitlist = (
  email: string,
  name: string,
  query: Readonly<Record<string, string | undefined>>,
) => Promise<'success' | 'already_registered'>

const charsMax = 300

/** @returns the function that accounts are given to put a Google user on the list. */
export function joinWaitlistWith(parts: SiteParts): JoinWaitlist {
  return async (email, name, query) => {
    const tracked = trackingNames.map((key) => [key, (query[key] ?? '').slice(0, charsMax)])
    const tracking = Object.fromEntries(tracked) as Record<TrackingName, string>
    const joined = await join(parts, {
      email: email.trim().toLowerCase(),
      ...nameParts(name),
      list: 'product',
      source: 'google',
      ...tracking,
    })
    return joined ? 'success' : 'already_registered'
  }
}

/** Joins by the form. @throws Problem `duplicate` for an address that is on the list. */
export async function joinByForm(parts: SiteParts, body: BodyOf<typeof waitlist.join>): Promise<void> {
  const named = body.firstName || body.lastName ? {} : nameParts(body.name ?? '')
  const joined = await join(parts, { ...body, ...named, source: 'form' })
  if (!joined) throw new Problem('duplicate', 'This email is already on our waitlist.', { title: 'Already registered' })
}

/** One statement decides, so two forms at once cannot both be the first. @returns whether the address is new on the list. */
function join(parts: SiteParts, entry: Joining): Promise<boolean> {
  const { db, queue, config, now } = parts
  const at = now()
  const { list, email, firstName, lastName, company, role, source, referrer } = entry
  return withTransaction(db, async (tx) => {
    const added = await tx.query<{ id: string }>(
      `insert into waitlist_entries (list, email, first_name, last_name, company, role, source, referrer,
                                     ${trackingNames.join(', ')}, joined_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
       on conflict (list, email) do nothing returning id`,
      [
        ...[list, email, firstName ?? '', lastName ?? '', company ?? '', role ?? '', source, referrer ?? ''],
        ...trackingNames.map((name) => entry[name] ?? ''),
        at,
      ],
    )
    for (const { id } of added.rows)
      await writeMail(tx, queue, { cause: `waitlist:${id}`, to: email, at }, welcomeLetter(list, config.company))
    return added.rows.length > 0
  })
}

/** Says nothing that was typed: the address may be somebody else's. */
function welcomeLetter(list: WaitingList, company: SiteParts['config']['company']) {
  const waited = list === 'product' ? 'Vouch' : 'the Vouch browser extension'
  return letterOf(
    {
      subject: `You’re on the waitlist for ${waited}`,
      paragraphs: ['Hi,', `You’re on the waitlist for ${waited}. We’ll email you once, when it’s ready.`],
      closing: [
        'If you didn’t join, someone else entered your email address. Reply to this email and we’ll delete it.',
      ],
    },
    company,
  )
}

function nameParts(name: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = name.trim().split(/\s+/)
  return { firstName: firstName.slice(0, 100), lastName: rest.join(' ').slice(0, 100) }
}

/** Counts who waits for the product. */
export async function countWaiting({ pool }: Database): Promise<number> {
  const counted = await pool.query<{ count: number }>(
    `select count(*)::int as count from waitlist_entries where list = 'product'`,
  )
  return onlyRow(counted).count
}
