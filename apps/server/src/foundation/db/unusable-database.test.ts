import pg from 'pg'
import { expect, test } from 'vitest'
import { test as withDatabase } from '../../../test/fixtures.ts'
import { openDatabase, requireDatabase } from './database.ts'
import { whyUnusable } from './unusable-database.ts'

const address = new URL('postgres://vouch:secret@db.example/vouch')
const said = (message: string, code?: string) =>
  whyUnusable(
    address,
    code === undefined ? new Error(message) : Object.assign(new pg.DatabaseError(message, 0, 'error'), { code }),
  )

test.each([
  ['unsupported startup parameter: statement_timeout', '08P01', /looks like PgBouncer .* Set DATABASE_LISTEN_URL/],
  ['sorry, too many clients already', '53300', /has no connection left/],
  ['the database system is starting up', '57P03', /answered and refused \(the database system is starting up\)/],
  ['connect ECONNREFUSED', undefined, /isn’t responding .* make sure PostgreSQL is running/],
])('“%s” says what is wrong', (message, code, sentence) => {
  expect(said(message, code)).toMatch(sentence)
  expect(said(message, code)).not.toContain('secret')
})

withDatabase(
  'a server that refuses the password, or has no such database, is said to have answered',
  async ({ db }) => {
    const changed = async (change: Partial<URL>) => {
      const other = openDatabase({ connectionString: Object.assign(new URL(db.connectionString), change).href })
      try {
        await requireDatabase(other)
      } catch (error) {
        return String(error)
      } finally {
        await other.close()
      }
      return ''
    }
    expect(await changed({ password: 'wrong' })).toContain('refused the user or password in DATABASE_URL')
    expect(await changed({ pathname: '/nowhere' })).toContain('has no database nowhere')
  },
)

withDatabase(
  'a way past the pooler that leads to another database, or to none, is refused by its name',
  async ({ db }) => {
    const past = async (change: Partial<URL>) => {
      const direct = Object.assign(new URL(db.connectionString), change).href
      const both = openDatabase({ connectionString: db.connectionString, directConnectionString: direct })
      return requireDatabase(both)
        .then(() => 'accepted', String)
        .finally(both.close)
    }
    expect(await past({})).toBe('accepted')
    expect(await past({ search: '?options=-c%20TimeZone%3DAsia/Tokyo' })).toBe('accepted')
    expect(await past({ pathname: '/postgres' })).toContain(
      'DATABASE_LISTEN_URL leads to another database than DATABASE_URL.',
    )
    expect(await past({ pathname: '/nowhere' })).toMatch(/has no database nowhere .* correct DATABASE_LISTEN_URL/)
  },
)
