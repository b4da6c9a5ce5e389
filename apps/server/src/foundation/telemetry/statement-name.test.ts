import { expect, test } from 'vitest'
import { statementName } from './statement-name.ts'

test.each([
  ['select id from users where email = $1', 'select users'],
  ['insert into "public"."credit_entries" (delta) values ($1)', 'insert credit_entries'],
  ['update team_sessions set last_used_at = now() where token = $1', 'update team_sessions'],
  ['delete from sessions where user_id = $1', 'delete sessions'],
  ['begin isolation level repeatable read', 'begin'],
  ["select pg_notify($1, '')", 'select'],
  ['with a as (select 1 from users for update of users), b as (insert into holds select 2) select 3', 'insert holds'],
  ['with a as (select 1 from users) select * from a', 'select users'],
  ['select extract(epoch from ended_at), a is distinct from b from runs for update skip locked', 'select runs'],
  ["select 'from ann@example.com', $1 from letters", 'select letters'],
  ['-- update everything\nselect 1 from mails', 'select mails'],
  ['insert into settings values ($1) on conflict (key) do update set value = $2', 'insert settings'],
  ['explain', 'statement'],
])('%s is called %s', (text, name) => {
  expect([statementName(text), statementName({ text, values: ['ann@example.com'] })]).toEqual([name, name])
})

test('a prepared statement has its own name; a stream of rows has none', () => {
  expect(statementName({ name: 'identify-teammate', text: 'update team_sessions set a = 1' })).toBe('identify-teammate')
  expect(statementName({ submit: () => undefined, text: 'copy users to stdout' })).toBeNull()
  expect(statementName(undefined)).toBeNull()
})
