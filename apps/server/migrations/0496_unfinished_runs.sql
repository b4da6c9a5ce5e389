-- Every five minutes a job looks up the runs that nobody finishes, and the team looks at those of the last days; without these both read every run
-- there ever was.
-- small: a second for a million runs
create index if not exists verification_runs_unfinished on verification_runs (id) where state in ('queued', 'running');
-- small: as above
create index if not exists verification_runs_newest on verification_runs (created_at);
