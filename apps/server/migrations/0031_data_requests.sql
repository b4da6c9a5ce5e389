-- Requests of people about their data, and the creators that no verdict is given on.

create table data_requests (
  id uuid primary key default gen_random_uuid(),
  -- What letters and the team call it.
  reference text not null unique,
  kind text not null check (kind in ('access', 'erasure', 'objection')),
  -- Whose data: that of an address of ours, or that of a creator.
  subject text not null check (subject in ('account', 'creator')),
  law text not null check (law in ('gdpr', 'ccpa')),
  email text not null check (email = lower(email)),
  name text not null,
  platform text,
  handle text,
  profile_url text,
  details text not null,
  -- unconfirmed: the mailbox has not answered; unproven: the profile does not show the code yet; open: the team decides.
  state text not null default 'unconfirmed' check (state in ('unconfirmed', 'unproven', 'open', 'done', 'refused')),
  -- The SHA-256 of the token in the link.
  token text not null unique,
  token_expires_at timestamptz not null,
  -- What the creator's profile has to show.
  proof_code text not null,
  -- What became of it, one sentence for the person.
  outcome text,
  received_at timestamptz not null,
  due_at timestamptz not null,
  confirmed_at timestamptz,
  closed_at timestamptz,
  check ((subject = 'creator') = (platform is not null and handle is not null and profile_url is not null)),
  check ((state in ('done', 'refused')) = (closed_at is not null)),
  check (state = 'unconfirmed' or confirmed_at is not null)
);
create index data_requests_queue on data_requests (due_at) where state in ('unproven', 'open');
create index data_requests_sender on data_requests (email, received_at);

-- Creators that nothing is stored about and no verdict is given on. The list knows them by digest alone.
create table creator_suppressions (
  id bigint generated always as identity primary key,
  platform text not null,
  -- The SHA-256 of the handle, or of the platform's own id of the profile: a new name does not undo it.
  key_digest text not null,
  -- erasure: for good; objection: until the team has answered, or for good where it agreed.
  reason text not null check (reason in ('erasure', 'objection')),
  request_id uuid not null references data_requests,
  since timestamptz not null,
  ended_at timestamptz,
  unique (request_id, key_digest)
);
create index creator_suppressions_live on creator_suppressions (platform, key_digest) where ended_at is null;

-- Looking at a profile for its code spends the platform's allowance too.
alter table daily_uses drop constraint daily_uses_kind_check;
alter table daily_uses add constraint daily_uses_kind_check check (kind in ('email', 'address', 'platform', 'proof'));
