-- What visitors of the public site send: messages, places on a waiting list, and their use of the free tool.

create table contact_messages (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  email text not null check (email = lower(email)),
  company text not null,
  role text not null,
  inquiry text not null check (inquiry in ('pricing', 'enterprise', 'technical', 'partnership', 'general')),
  subject text not null,
  message text not null,
  received_at timestamptz not null,
  -- Set by the team.
  answered_at timestamptz
);
create index contact_messages_open on contact_messages (received_at) where answered_at is null;
create index contact_messages_sender on contact_messages (email);

create table waitlist_entries (
  id uuid primary key default gen_random_uuid(),
  -- What is waited for: the product, or its browser extension.
  list text not null check (list in ('product', 'extension')),
  email text not null check (email = lower(email)),
  first_name text not null,
  last_name text not null,
  company text not null,
  role text not null,
  -- How the address came here: typed into the form, or confirmed by Google.
  source text not null check (source in ('form', 'google')),
  referrer text not null,
  utm_source text not null,
  utm_medium text not null,
  utm_campaign text not null,
  utm_term text not null,
  utm_content text not null,
  joined_at timestamptz not null,
  unique (list, email)
);

-- Addresses that were left to use the free analysis tool.
create table tool_registrations (
  email text primary key check (email = lower(email)),
  source text not null,
  registered_at timestamptz not null
);

-- How often something was used on a day of the product's clock: the one guard of every daily limit of the site.
create table daily_uses (
  day date not null,
  -- `email` and `address` use the free tool; `platform` counts the creators that were fetched for it.
  kind text not null check (kind in ('email', 'address', 'platform')),
  subject text not null,
  used integer not null check (used >= 0),
  primary key (day, kind, subject)
);
