-- How many files an account waits for is counted whenever it asks for another one.
create index exports_waiting on exports (workspace_id) where state in ('queued', 'running');
