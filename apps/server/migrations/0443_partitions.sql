-- The third step: each table becomes the first partition of one that has its name, in one moment and without being read. Further partitions are made, and old ones
-- dropped, by `apps/server/src/foundation/db/partitions.ts`. What fits none of them, as when a sandbox's clock is moved, lies in the last one.

create function attach_before(growing text) returns void language plpgsql set timezone = 'UTC' as $$
declare
  bound text := (select substring(pg_get_constraintdef(oid) from '''([0-9-]{10})') from pg_constraint
                  where conrelid = (growing || '_before')::regclass and conname = growing || '_bound');
begin
  -- The constraint says that every row fits, so none is read.
  execute format('alter table %I attach partition %I for values from (minvalue) to (%L)', growing, growing || '_before', bound || ' 00:00:00+00');
  execute format('alter table %I drop constraint %I', growing || '_before', growing || '_bound');
end $$;

-- contract: another table has the name in the same moment.
alter table link_clicks rename to link_clicks_before;
-- contract: indexes are named by nobody.
alter index link_clicks_link rename to link_clicks_before_link;
-- contract: indexes are named by nobody.
alter index link_clicks_at rename to link_clicks_before_at;
create table link_clicks (
  link_id uuid not null references tracking_links on delete cascade,
  at timestamptz not null,
  visitor bigint not null,
  bot boolean not null
) partition by range (at);
create index link_clicks_link on link_clicks (link_id, at);
create index link_clicks_at on link_clicks (at);
create table link_clicks_other partition of link_clicks default;
select attach_before('link_clicks');

-- contract: another table has the name in the same moment.
alter table api_key_calls rename to api_key_calls_before;
-- contract: indexes are named by nobody.
alter index api_key_calls_pkey rename to api_key_calls_before_pkey;
-- contract: indexes are named by nobody.
alter index api_key_calls_key rename to api_key_calls_before_key;
-- contract: indexes are named by nobody.
alter index api_key_calls_at rename to api_key_calls_before_at;
-- An identity belongs to one table, a sequence to all partitions. Nothing refers to a call, so nothing has to find it by its number alone.
create sequence api_key_call_numbers;
select setval('api_key_call_numbers', (select coalesce(max(id), 0) + 1 from api_key_calls_before), false);
alter table api_key_calls_before alter column id drop identity;
create table api_key_calls (
  id bigint not null default nextval('api_key_call_numbers'),
  key_id uuid not null references api_keys on delete cascade,
  at timestamptz not null,
  method text not null,
  path text not null,
  status int not null,
  request_id text not null,
  address text not null
) partition by range (at);
create index api_key_calls_key on api_key_calls (key_id, id desc);
create index api_key_calls_at on api_key_calls (at);
create table api_key_calls_other partition of api_key_calls default;
select attach_before('api_key_calls');

-- contract: another table has the name in the same moment.
alter table creator_readings rename to creator_readings_before;
-- contract: indexes are named by nobody.
alter index creator_readings_pkey rename to creator_readings_before_pkey;
-- contract: indexes are named by nobody.
alter index creator_readings_expiry rename to creator_readings_before_expiry;
create table creator_readings (
  creator_id uuid not null references creators,
  day date not null,
  profile_id text not null default '',
  read_at timestamptz not null,
  followers bigint constraint creator_readings_followers_check check (followers >= 0),
  following bigint constraint creator_readings_following_check check (following >= 0),
  posts bigint constraint creator_readings_posts_check check (posts >= 0),
  views bigint constraint creator_readings_views_check check (views >= 0),
  expires_at timestamptz,
  primary key (creator_id, day)
) partition by range (day);
create index creator_readings_expiry on creator_readings (expires_at) where expires_at is not null;
create table creator_readings_other partition of creator_readings default;
select attach_before('creator_readings');

-- contract: they were for this alone.
drop function bound_growing;
-- contract: they were for this alone.
drop function attach_before;
