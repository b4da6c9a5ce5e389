-- Programs that people let in by OAuth. Anybody may register one: it is a name, and where it may be led back to.
create table oauth_clients (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(name) between 1 and 60),
  redirect_uris text[] not null check (cardinality(redirect_uris) between 1 and 10),
  created_at timestamptz not null default now()
);
create index oauth_clients_at on oauth_clients (created_at);

-- What a program was given is a key that has no text of its own: tokens open it, for an hour each.
alter table api_keys add column oauth_client_id uuid;

create table oauth_codes (
  digest text primary key,
  client_id uuid not null references oauth_clients on delete cascade,
  workspace_id uuid not null references workspaces on delete cascade,
  user_id uuid not null references users on delete cascade,
  scopes text[] not null check (cardinality(scopes) > 0 and scopes <@ '{read,verify,discover,campaigns,credits}'::text[]),
  redirect_uri text not null,
  challenge text not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  -- What it was exchanged for; it ends when the code comes a second time.
  key_id uuid references api_keys on delete cascade
);
create index oauth_codes_end on oauth_codes (expires_at);

create table oauth_tokens (
  digest text primary key,
  key_id uuid not null references api_keys on delete cascade,
  kind text not null check (kind in ('access', 'refresh')),
  expires_at timestamptz not null,
  -- When a refresh token was exchanged; whoever sends it long after that has stolen it, or was stolen from.
  used_at timestamptz
);
create index oauth_tokens_key on oauth_tokens (key_id);
create index oauth_tokens_end on oauth_tokens (expires_at);
