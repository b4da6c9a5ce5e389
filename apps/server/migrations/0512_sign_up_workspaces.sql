-- For which workspace a sign-up has asked the card provider to begin something; null before. While it names one, the workspace isn't empty, and its
-- owner takes no other one over.
alter table trial_sign_ups add column workspace_id uuid references workspaces;
-- small: those that are open, a few days' sign-ups.
update trial_sign_ups set workspace_id = workspaces.id from workspaces where owner_id = user_id and completed_at is null;
-- small: a row for each sign-up.
create index trial_sign_ups_workspace on trial_sign_ups (workspace_id) where workspace_id is not null;
