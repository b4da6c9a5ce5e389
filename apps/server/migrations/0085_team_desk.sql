-- When somebody who disputes a report is to be answered.
alter table disputes add column due_at timestamptz;
update disputes set due_at = confirmed_at + interval '14 days' where confirmed_at is not null;
alter table disputes add constraint disputes_due check ((due_at is null) = (confirmed_at is null));
create index disputes_by_due_date on disputes (due_at) where state = 'open';

-- The operator sets addresses too; what is not set is as configured.
alter table operator_settings drop constraint operator_settings_key_check;
alter table operator_settings add constraint operator_settings_key_check check (key in ('announcement', 'addresses'));

-- What each session did is counted beside it.
create index team_actions_session on team_actions (session_id);
