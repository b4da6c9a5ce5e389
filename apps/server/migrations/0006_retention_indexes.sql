-- Deleting a snapshot clears every reference to it and to its reports; without these, each deletion would read whole tables.

create index creators_last_snapshot on creators (last_snapshot_id) where last_snapshot_id is not null;
create index verification_runs_snapshot on verification_runs (snapshot_id) where snapshot_id is not null;
create index verification_runs_report on verification_runs (report_id) where report_id is not null;
create index verifications_report on verifications (report_id) where report_id is not null;
