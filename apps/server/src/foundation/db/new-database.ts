import type pg from 'pg'
import { StartFault } from '../../start-fault.ts'

/** What a database must be before Vouch makes its first table in it. */

interface Asked {
  encoding: string
  name: string
  user: string
  /** Null where the search path leads to none. */
  schema: string | null
  mayCreate: boolean
  /** Tables and views of somebody else, without those that an extension brings. */
  foreign: string[]
}

const askText = `
  select current_setting('server_encoding') as encoding, current_database() as name, current_user as "user",
         current_schema() as schema,
         has_database_privilege(current_database(), 'create')
           and coalesce(has_schema_privilege(current_schema(), 'create'), false) as "mayCreate",
         array(select relname::text from pg_class
                where relnamespace = to_regnamespace(current_schema()) and relkind in ('r', 'p', 'v', 'm', 'f')
                  and not (relname = 'schema_migrations' and exists (
                        select from pg_attribute where attrelid = pg_class.oid and attname = 'checksum'))
                  and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e')
                order by relname limit 4) as foreign`

/** @param sql a connection to a database in which no migration was applied
 *  @throws StartFault where Vouch can't be set up in it: another encoding, another program's tables, a user who may create nothing */
export async function requireNewDatabase(sql: Pick<pg.ClientBase, 'query'>): Promise<void> {
  const [asked] = (await sql.query<Asked>(askText)).rows
  if (asked === undefined) return
  const { encoding, name, user, schema, mayCreate, foreign } = asked
  // Other encodings lack letters that people write.
  if (encoding !== 'UTF8')
    throw new StartFault(
      `The database’s encoding is ${encoding}, and Vouch needs UTF8. Create it with ENCODING 'UTF8' TEMPLATE template0.`,
    )
  if (schema === null)
    throw new StartFault(`The database ${name} has no schema for tables. Create one: CREATE SCHEMA public.`)
  if (foreign.length > 0)
    throw new StartFault(
      `The database ${name} holds another program’s tables (${foreign.slice(0, 3).join(', ')}${foreign.length > 3 ? ', …' : ''}). Create a database for Vouch alone.`,
    )
  // PostgreSQL gives a database's schemas and extensions to its owner alone.
  if (!mayCreate)
    throw new StartFault(
      `The database user isn’t allowed to create tables. Make it the owner of the database: ALTER DATABASE "${name}" OWNER TO "${user}".`,
    )
}
