import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { heldFrom, migrationFaults } from './migrations.ts'
import { root } from './source-tree.ts'

/** Upgrades while the release before still runs: `docs/operations.md` says it to operators. */

const folder = join(root, 'apps/server/migrations')

test('no migration stops a process of the release before', () => {
  const held = readdirSync(folder).filter((file) => Number(file.slice(0, 4)) >= heldFrom)
  const faults = held.flatMap((file) =>
    migrationFaults(readFileSync(join(folder, file), 'utf8')).map((fault) => `${file}: ${fault}`),
  )
  expect(faults).toEqual([])
})

test('no two migrations have one number', () => {
  const numbers = readdirSync(folder).map((file) => file.slice(0, 4))
  expect(new Set(numbers).size).toBe(numbers.length)
})

test.each([
  ['drop table invoices;', 'takes away what'],
  ['alter table users\n  drop column name;', 'takes away a column'],
  ['alter table users rename to people;', 'renames'],
  ['alter table users rename column name to called;', 'renames'],
  ['alter table users alter column name type varchar(20);', 'rewrites a table'],
  ['alter table users alter column name set not null;', 'refuses rows'],
  ['alter table users add column age integer not null;', 'refuses rows'],
  ['alter table users add constraint grown check (age > 17);', 'not valid'],
  ['create index users_age on users (age);', 'stops all writing'],
  ['update users set age = 18;', 'in batches'],
  ['delete from users where age < 18;', 'in batches'],
  ['alter table users drop name;', 'takes away a column'],
  ['alter table users add age integer not null;', 'refuses rows'],
  ['alter table users add column age integer not null, add column kind text default 1;', 'refuses rows'],
  ["alter table users add column kind text default 'a', alter name type varchar(20);", 'rewrites a table'],
  ["alter table users add column said text default '--', drop column name;", 'takes away a column'],
  ['alter table only users add column key uuid not null default gen_random_uuid();', 'rewrites a table'],
  ['alter table users add column place bigserial;', 'rewrites a table'],
  ['alter table users add check (age > 17);', 'not valid'],
  ['alter table users add unique (name);', 'not valid'],
  ['drop index users_email;', 'takes away what'],
  ['truncate users;', 'takes away what'],
  ['with old as (select id from users) update users set age = 1 from old;', 'in batches'],
  ['create table if not exists users (id integer); update users set age = 1;', 'in batches'],
  ['do $$ begin delete from users; end $$;', 'nobody checks'],
  ['lock table users;', 'waiting'],
  ['/* small: */ delete from users;', 'in batches'],
])('%s is a fault', (sql, fault) => {
  expect(migrationFaults(`-- A comment; of no meaning.\nselect 1;\n${sql}`)).toEqual([expect.stringContaining(fault)])
  expect(migrationFaults(sql)[0]).toMatch(/^line 1 /)
})

test.each([
  'alter table users add column age integer;',
  "alter table users add column kind text not null default 'brand';",
  'alter table users add constraint grown check (age > 17) not valid;',
  'create table pets (id integer);\ncreate index on pets (id);\nalter table pets add constraint one unique (id);\nupdate pets set id = 1;',
  'alter table users add column age integer, add column kind text, add column mate uuid references users (id) on delete set null;',
  'alter table users alter column name drop not null, drop constraint grown;',
  'alter table users add constraint one unique using index users_name;',
  'create function f() returns trigger language plpgsql as $$ begin delete from users; drop table users; end $$;',
  '-- contract: nothing has read it since 0.2.0.\nalter table users drop column name;',
  '-- small: one row for each setting.\nupdate operator_settings set value = 1;',
])('%s is none', (sql) => {
  expect(migrationFaults(sql)).toEqual([])
})

test('an excuse is for its own kind of fault, and for the statement below it alone', () => {
  const small = '-- small: a few rows.\n'
  expect(migrationFaults(`${small}alter table users drop column name;`)).toHaveLength(1)
  expect(migrationFaults(`${small}update users set age = 1;\nupdate users set age = 2;`)).toHaveLength(1)
})
