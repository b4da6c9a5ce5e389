-- How often a list was set going: only the job of the last time goes on with it.
alter table bulk_batches add column turn integer not null default 0;
