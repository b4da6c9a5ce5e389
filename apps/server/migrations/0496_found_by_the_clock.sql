-- What jobs look for every few minutes or hours, in tables that grow: without these each look reads all that there ever was. `create index concurrently`
-- by these names, before the release comes, holds nobody up where the tables are very long.

-- small: a second for a million runs; for the runs that nobody finishes
create index if not exists verification_runs_unfinished on verification_runs (id) where state in ('queued', 'running');
-- small: as above; for the team's figures of the last days
create index if not exists verification_runs_newest on verification_runs (created_at);
-- small: exports are made by hand
create index if not exists exports_ended on exports (ended_at) where ended_at is not null;
-- small: events lie in the order of their time, so this holds a few numbers for each megabyte of them
create index if not exists account_events_at on account_events using brin (at);
-- small: links are made by hand
create index if not exists share_links_ended on share_links (least(expires_at, revoked_at));
-- small: a second or two for a million creators, and few of them are left to read
create index if not exists discovered_creators_unread on discovered_creators (id)
  where (not traits_read or mentions is null or not months_read) and trust_basis = 'verification';
