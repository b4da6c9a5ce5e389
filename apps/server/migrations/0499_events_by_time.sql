-- Every hour a job deletes events that may not be kept any longer; without this it reads all of them.
-- small: a second for a million events
create index if not exists account_events_at on account_events (at);
