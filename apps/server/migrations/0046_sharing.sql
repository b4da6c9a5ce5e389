-- Reports shown to people without an account, and what creators say about them.

create table share_links (
  id uuid primary key,
  workspace_id uuid not null references workspaces,
  verification_id uuid not null references verifications on delete cascade,
  -- The report that the link shows, as it was when the link was made. Where it had to be deleted, there is nothing to show.
  report_id uuid references reports on delete set null,
  report_digest text not null,
  -- The SHA-256 of the token; the token itself is nowhere.
  token_digest text not null unique,
  label text not null,
  created_by uuid not null references users,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  opened integer not null default 0,
  last_opened_on date,
  check (expires_at > created_at)
);
create index share_links_verification on share_links (verification_id, created_at desc);
create index share_links_report on share_links (report_id) where report_id is not null;
create index share_links_workspace on share_links (workspace_id);

create table disputes (
  id uuid primary key default gen_random_uuid(),
  share_id uuid references share_links on delete set null,
  -- Who sees it on their reports when it is accepted.
  workspace_id uuid not null references workspaces,
  platform text not null,
  handle text not null,
  name text not null,
  relation text not null check (relation in ('creator', 'manager', 'agency', 'other')),
  email text not null check (email = lower(email)),
  body text not null,
  proof_url text,
  -- unconfirmed: the mailbox has not answered; open: the team decides.
  state text not null default 'unconfirmed' check (state in ('unconfirmed', 'open', 'accepted', 'declined')),
  -- The SHA-256 of the secret in the mailed link.
  secret_digest text not null unique,
  secret_expires_at timestamptz not null,
  answer text,
  written_at timestamptz not null,
  confirmed_at timestamptz,
  answered_at timestamptz,
  check (state = 'unconfirmed' or confirmed_at is not null),
  check ((state in ('accepted', 'declined')) = (answered_at is not null)),
  check ((answered_at is null) = (answer is null))
);
-- One that waits for each link and address.
create unique index disputes_waiting on disputes (share_id, email) where state in ('unconfirmed', 'open');
create index disputes_queue on disputes (confirmed_at) where state = 'open';
create index disputes_shown on disputes (workspace_id, platform, handle) where state = 'accepted';
create index disputes_sender on disputes (email, written_at);
