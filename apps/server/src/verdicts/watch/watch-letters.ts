import type { WatchAlert } from '@vouch/contract'
import { plural } from '@vouch/engine'
import { changeCaution, changeWords, usualWords } from '@vouch/presentation'
import type pg from 'pg'
import { greeting } from '../../customers/accounts/greeting.ts'
import { withTransaction } from '../../foundation/db/database.ts'
import { type Letter, letterOf } from '../../foundation/mail/letter.ts'
import { writeMail } from '../../foundation/mail/outbox.ts'
import { openChanges } from './alerts.ts'
import type { WatchParts } from './watch-parts.ts'

/** Tells people by email what has changed with the creators that their workspaces watch: one letter a day at most, whatever happens in it.
 *  What comes after the day's letter is told in the next day's. */

interface Person {
  id: string
  email: string
  firstName: string
}

type News = Pick<WatchAlert, 'count' | 'value' | 'low' | 'high' | 'n'> & {
  handle: string
  at: Date
  since: Date | null
}

/** People who are told in one run; the others wait for the next. */
const peopleMax = 200
/** Changes that a letter names; it counts the rest. */
const namedMax = 10
const newsMax = 100
/** What is older is no news. */
const lookBackMs = 2 * 86_400_000

const people = `
  (select id as workspace_id, owner_id as user_id from workspaces
   union all select workspace_id, user_id from workspace_members) people`
const untold = 'changes.at > $1 and (told.told_until is null or changes.at > told.told_until)'

/** Writes the letters that are due. */
export async function tellOfChanges(parts: WatchParts): Promise<void> {
  const at = parts.now()
  const from = new Date(at.getTime() - lookBackMs)
  const found = await parts.db.pool.query<Person>(
    `select distinct users.id, email, first_name as "firstName"
       from ${openChanges} join ${people} on people.workspace_id = watched.workspace_id
       join users on users.id = people.user_id and deleted_at is null
       left join watch_letters told on told.user_id = users.id
      where within_plan and ${untold}
        and (told.told_until is null
             or (told.told_until at time zone 'UTC')::date < ($2::timestamptz at time zone 'UTC')::date)
      limit ${peopleMax}`,
    [from, at],
  )
  for (const person of found.rows) await withTransaction(parts.db, (tx) => tell(tx, parts, person, { from, at }))
}

async function tell(
  tx: pg.PoolClient,
  parts: WatchParts,
  person: Person,
  { from, at }: { from: Date; at: Date },
): Promise<void> {
  const news = await tx.query<News>(
    `select distinct on (changes.id) changes.id, handle, changes.at, changes.since, count, value, low, high, n
       from ${openChanges} join ${people} on people.workspace_id = watched.workspace_id
       left join watch_letters told on told.user_id = people.user_id
      where people.user_id = $2 and within_plan and ${untold} order by changes.id limit ${newsMax}`,
    [from, person.id],
  )
  await tx.query(
    `insert into watch_letters (user_id, told_until) values ($1, $2)
     on conflict (user_id) do update set told_until = excluded.told_until`,
    [person.id, at],
  )
  if (news.rows.length === 0) return
  const cause = `watch:${person.id}:${at.toISOString().slice(0, 10)}`
  const letter = letterAbout(news.rows, person, parts)
  await writeMail(tx, parts.queue, { cause, to: person.email, at, topic: 'watch_alerts' }, letter)
}

function letterAbout(news: readonly News[], { firstName }: Person, { config, publicAddress }: WatchParts): Letter {
  const creators = new Set(news.map(({ handle }) => handle)).size
  const more = news.length - namedMax
  return letterOf(
    {
      subject: `${plural(creators, 'creator')} you watch changed`,
      paragraphs: [
        greeting(firstName),
        ...news.slice(0, namedMax).map(newsWords),
        ...(more > 0 ? [`And ${plural(more, 'more change')}.`] : []),
        changeCaution,
      ],
      button: { label: 'Open the watch list', url: `${publicAddress()}/dashboard/watch` },
      closing: ['One email a day at most. You can turn these off in Settings, under Notifications.'],
    },
    config.company,
  )
}

/** A display name is the creator's own text and could be anything; the handle follows the platform's rules. */
function newsWords({ handle, at, since, ...news }: News): string {
  const change = { ...news, at: at.toISOString(), since: since?.toISOString() ?? null }
  return `@${handle} ${changeWords(change)}. ${usualWords(change)}`
}
