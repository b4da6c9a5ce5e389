-- The team's side: who is signed in to it, the devices whose codes open it, and what was done there.

create table team_sessions (
  id uuid primary key default gen_random_uuid(),
  -- The SHA-256 of the cookie: a copy of this table opens nothing.
  token text not null unique,
  -- As the person named themselves.
  name text not null check (length(name) between 1 and 80),
  began_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index team_sessions_expiry on team_sessions (expires_at);

-- Devices that show a code every thirty seconds. As soon as one has shown its first, the gate asks for a code.
create table team_authenticators (
  id uuid primary key default gen_random_uuid(),
  label text not null unique check (length(label) between 1 and 80),
  -- Encrypted with a key that is not in the database.
  secret text not null,
  -- The last half minute whose code was taken: a code counts once.
  last_step bigint not null default 0,
  created_at timestamptz not null default now(),
  confirmed_at timestamptz
);

-- Rows are only added. Nobody's address is in them: people are named by id, and by what the id leads to while it does.
create table team_actions (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  name text not null,
  -- No reference: the row outlives the session.
  session_id uuid not null,
  action text not null,
  subject_kind text not null,
  subject_id text not null,
  user_id uuid,
  reason text check (length(reason) <= 2000),
  before jsonb,
  after jsonb,
  network text not null
);
create index team_actions_subject on team_actions (user_id, id desc) where user_id is not null;

create function refuse_team_action_change() returns trigger language plpgsql as $$
begin
  raise exception 'Actions of the team are never changed' using errcode = 'restrict_violation';
end $$;
create trigger team_actions_append_only before update or delete on team_actions
  for each row execute function refuse_team_action_change();
create trigger team_actions_no_truncate before truncate on team_actions
  for each statement execute function refuse_team_action_change();

-- A suspended person is signed out and cannot sign in.
alter table users add column suspended_at timestamptz;

-- Set where support looks at an account: such a session may read, and changes nothing.
alter table sessions add column support_name text;
alter table session_handovers add column support_name text;

alter table account_events drop constraint account_events_kind_check;
alter table account_events add constraint account_events_kind_check check (kind in (
  'signed_up', 'signed_in', 'sign_in_failed', 'sign_in_refused', 'signed_out', 'sessions_ended', 'session_revoked',
  'password_reset_asked', 'password_reset', 'password_changed', 'password_set',
  'email_change_asked', 'email_change_dropped', 'email_changed', 'profile_changed', 'notifications_changed',
  'data_exported', 'account_deleted', 'support_viewed', 'support_changed'));

alter table waitlist_entries add column invited_at timestamptz;

-- What the operator sets while the product runs.
create table operator_settings (
  key text primary key check (key in ('announcement')),
  value jsonb not null,
  changed_at timestamptz not null default now()
);
