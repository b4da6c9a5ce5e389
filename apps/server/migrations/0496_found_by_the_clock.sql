-- What is looked for every few minutes or hours, in tables that grow: without these each look reads all that there ever was. Where tables are very long,
-- `create index concurrently` by these names before the release comes holds nobody up; one that was cut off leaves an invalid index to drop first.

-- small: a second for a million runs; for the runs that nobody finishes
create index if not exists verification_runs_unfinished on verification_runs (id) where state in ('queued', 'running');
-- small: as above; for the team's figures of the last days
create index if not exists verification_runs_newest on verification_runs (created_at);
-- small: exports are made by hand
create index if not exists exports_ended on exports (ended_at) where ended_at is not null;
-- small: a second for a million events
create index if not exists account_events_at on account_events (at);
-- small: links are made by hand
create index if not exists share_links_ended on share_links (least(expires_at, revoked_at));
-- small: a second or two for a million letters
create index if not exists mails_ended on mails (written_at) where state <> 'waiting';
