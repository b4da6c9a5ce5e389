-- A refreshed session is followed by another one. The old row lives on for a moment, so that an answer that got lost on its way
-- signs nobody out; what belongs together ends together.

alter table sessions add column family uuid not null default gen_random_uuid();
create index sessions_family on sessions (family);
