-- When somebody of the workspace opened the report first. What was there before anybody counted is taken as read.
alter table verifications add column read_at timestamptz;
update verifications set read_at = created_at;
create index verifications_unread on verifications (workspace_id, created_at desc) where read_at is null;
