-- Codes that sign an extension in: drawn for somebody who is signed in, traded once.
create table extension_codes (
  digest text primary key,
  user_id uuid not null references users on delete cascade,
  -- The person's when the code was drawn: it opens nothing once every session was ended after it.
  session_epoch int not null,
  -- The one that was open where the code was drawn: the extension acts on it unless a call names another.
  workspace_id uuid not null references workspaces on delete cascade,
  -- SHA-256 of a secret that only the extension that asked has.
  challenge text not null,
  expires_at timestamptz not null
);

-- Browsers in which somebody's extension is signed in.
create table extension_sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  session_epoch int not null,
  workspace_id uuid not null references workspaces on delete cascade,
  digest text not null unique,
  user_agent text not null,
  signed_in_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index extension_sessions_person on extension_sessions (user_id, last_used_at desc);

-- Screenings that the extension showed, with what each took: shown again for minutes, and counted for a day.
create table extension_screenings (
  id uuid primary key default gen_random_uuid(),
  workspace_id uuid not null references workspaces on delete cascade,
  user_id uuid not null references users on delete cascade,
  creator_id uuid not null references creators,
  -- The asked profile in its one spelling.
  url text not null,
  -- It came by itself; nobody pressed for it.
  automatic boolean not null,
  credits int not null check (credits >= 0),
  idempotency_key text,
  badge jsonb not null,
  at timestamptz not null,
  unique (workspace_id, idempotency_key)
);
create index extension_screenings_profile on extension_screenings (workspace_id, url, at desc);
create index extension_screenings_person on extension_screenings (user_id, at) where automatic;
create index extension_screenings_creator on extension_screenings (creator_id);
create index extension_screenings_at on extension_screenings (at);

-- The screening that an entry was paid with: score, low and high.
alter table shortlist_entries add column screening jsonb;
