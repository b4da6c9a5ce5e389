-- What a person can see and change of the own account: where it is signed in, what happened to it, what it wants to hear.

-- A sign-in begins a family of sessions; refreshed ones carry its beginning on, so that no refreshing lasts for ever.
alter table sessions
  add column began_at timestamptz not null default now(),
  add column last_used_at timestamptz not null default now();

-- The row of a deleted person stays, without the person: ledger and invoices go on pointing to it.
alter table users add column deleted_at timestamptz;

-- What happened to accounts. Rows are never changed and may be deleted only when they are old; nobody's e-mail address or full
-- network address is in them, so they may outlive the account.
create table account_events (
  id bigint generated always as identity primary key,
  -- No reference: the row of an event outlives what it is about.
  user_id uuid not null,
  kind text not null check (kind in (
    'signed_up', 'signed_in', 'sign_in_failed', 'sign_in_refused', 'signed_out', 'sessions_ended', 'session_revoked',
    'password_reset_asked', 'password_reset', 'password_changed', 'password_set',
    'email_change_asked', 'email_change_dropped', 'email_changed', 'profile_changed', 'notifications_changed',
    'data_exported', 'account_deleted')),
  -- Who did it: the person, somebody who did not prove to be the person, or the product itself.
  actor text not null check (actor in ('user', 'stranger', 'system')),
  -- The network that it came from: the last part of the address is left out.
  address text not null,
  agent text not null check (length(agent) <= 400),
  -- What tells two events of one kind apart, for example how somebody signed in.
  detail text check (length(detail) <= 100),
  at timestamptz not null default now()
);
create index account_events_newest on account_events (user_id, id desc);

create function refuse_event_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.at < now() - interval '400 days' then return old; end if;
  raise exception 'Events of accounts are never changed, and deleted only after 400 days' using errcode = 'restrict_violation';
end $$;
create trigger account_events_append_only before update or delete on account_events
  for each row execute function refuse_event_change();
create trigger account_events_no_truncate before truncate on account_events
  for each statement execute function refuse_event_change();

-- An address that somebody wants to change to, until its mailbox answers. Asking again replaces what was asked before.
create table email_changes (
  user_id uuid primary key references users on delete cascade,
  new_email text not null check (new_email = lower(new_email)),
  -- The SHA-256 of the token in the link. Null: the address belongs to another account, so that no link was sent.
  token text unique,
  asked_at timestamptz not null default now(),
  expires_at timestamptz not null
);

create unique index address_proofs_value on address_proofs (value);

-- Letters that a person does not want. Letters that the account or the law needs have no topic and are always sent; news is
-- sent only to who asked for it (`users.accepts_marketing`).
create table muted_letters (
  user_id uuid not null references users on delete cascade,
  topic text not null check (topic in ('sign_in_alerts', 'credit_warnings')),
  primary key (user_id, topic)
);

-- Attempts at what may be tried only so often, by what they are counted for. Lost with a crash: nothing of worth.
create unlogged table attempt_windows (
  key text primary key,
  attempts integer not null,
  ends_at timestamptz not null
);
create index attempt_windows_end on attempt_windows (ends_at);
