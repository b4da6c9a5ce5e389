-- People, how they sign in, and the workspace that owns everything they do.
-- The first four tables are better-auth's own model under our names; it reads and writes them through its adapter.

create table users (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (email = lower(email)),
  email_verified boolean not null default false,
  name text not null default 'User',
  image text,
  company text not null default '',
  role text not null default 'brand' check (role in ('brand', 'admin')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  -- The SHA-256 of the bearer token: a copy of this table signs nobody in.
  token text not null unique,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index sessions_user on sessions (user_id);
create index sessions_expiry on sessions (expires_at);

-- One way of signing in: a password (provider `credential`) or a third party.
create table sign_in_methods (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  account_id text not null,
  provider_id text not null,
  password text,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider_id, account_id)
);
create index sign_in_methods_user on sign_in_methods (user_id);

-- Single-use proofs that an address belongs to someone: verification links, password resets.
create table address_proofs (
  id uuid primary key default gen_random_uuid(),
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index address_proofs_identifier on address_proofs (identifier);

create table workspaces (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null unique references users,
  tier text not null default 'STARTER' check (tier in ('STARTER', 'PROFESSIONAL', 'ENTERPRISE')),
  created_at timestamptz not null default now()
);

-- A user without a workspace cannot exist, whichever path creates the user.
create function open_workspace() returns trigger language plpgsql as $$
begin
  insert into workspaces (owner_id) values (new.id);
  return null;
end $$;
create trigger users_open_workspace after insert on users for each row execute function open_workspace();
