import pg from 'pg'

/** Why a database that was configured can't be used, in words for whoever starts the product: one that answered and refused needs another hand
 *  than one that never answered. */

/** Class of what is wrong with who asks: the name, the password, or from where. */
const refusesUser = /^28/
const unknownDatabase = '3D000'
const tooManyConnections = '53300'

/** @param address what the variable says
 *  @param error what the first question failed with
 *  @param variable which one says where the database is
 *  @returns a sentence about what is wrong, and one about what to do */
export function whyUnusable(address: URL, error: Error, variable = 'DATABASE_URL'): string {
  const name = decodeURIComponent(address.pathname.slice(1))
  const server = `${address.hostname}:${address.port || 5432}`
  const { message } = error
  // A pooler says most things under one code.
  if (/unsupported startup parameter/i.test(message))
    return `The server at ${server} looks like PgBouncer (${message}). Set DATABASE_LISTEN_URL to the same database at PostgreSQL itself.`
  if (!(error instanceof pg.DatabaseError))
    return `The database ${name} at ${server} isn’t responding (${message}). Check ${variable} and make sure PostgreSQL is running.`
  const code = error.code ?? ''
  if (refusesUser.test(code) || /authentication failed/i.test(message))
    return `The server at ${server} refused the user or password in ${variable} (${message}). Correct it, or change the role in PostgreSQL.`
  if (code === unknownDatabase || /no such database/i.test(message))
    return `The server at ${server} has no database ${name} (${message}). Create it, or correct ${variable}.`
  if (code === tooManyConnections)
    return `The server at ${server} has no connection left (${message}). Close some, or raise max_connections.`
  return `The database ${name} at ${server} answered and refused (${message}). Check ${variable} and PostgreSQL’s log.`
}
