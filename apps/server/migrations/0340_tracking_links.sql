-- Short links, promo codes, and the clicks on them. A click is kept without an address: its visitor is a hash under a salt that is thrown
-- away after its day.

-- Where the links of a workspace may lead.
create table tracking_hosts (
  workspace_id uuid not null references workspaces on delete cascade,
  host text not null check (length(host) between 3 and 253),
  added_at timestamptz not null,
  added_by uuid references users on delete set null,
  primary key (workspace_id, host)
);
create index tracking_hosts_person on tracking_hosts (added_by);

create table tracking_links (
  id uuid primary key default gen_random_uuid(),
  workspace_id uuid not null references workspaces on delete cascade,
  campaign_id uuid not null references campaigns on delete cascade,
  -- Whose link it is; null: the campaign's own.
  entry_id uuid references campaign_creators on delete cascade,
  code text not null unique check (code ~ '^[a-z0-9]{8}$'),
  host text not null,
  target text not null check (length(target) <= 2000),
  -- What an order has to carry to be counted for it.
  utm_campaign text,
  utm_content text,
  made_by uuid references users on delete set null,
  created_at timestamptz not null,
  -- When somebody ended it; it leads nowhere since.
  ended_at timestamptz
);
create index tracking_links_campaign on tracking_links (campaign_id, created_at);
create index tracking_links_entry on tracking_links (entry_id);
create index tracking_links_workspace on tracking_links (workspace_id, utm_campaign, utm_content);
create index tracking_links_person on tracking_links (made_by);

create table promo_codes (
  id uuid primary key default gen_random_uuid(),
  workspace_id uuid not null references workspaces on delete cascade,
  campaign_id uuid not null references campaigns on delete cascade,
  entry_id uuid not null references campaign_creators on delete cascade,
  -- In capitals: shops do not tell them apart either.
  code text not null check (code = upper(code) and length(code) between 2 and 40),
  made_by uuid references users on delete set null,
  created_at timestamptz not null,
  unique (workspace_id, code)
);
create index promo_codes_campaign on promo_codes (campaign_id);
create index promo_codes_entry on promo_codes (entry_id);
create index promo_codes_person on promo_codes (made_by);

create table link_clicks (
  link_id uuid not null references tracking_links on delete cascade,
  at timestamptz not null,
  -- Eight bytes of a hash with the day's salt: the same visitor on the same day, and nothing else.
  visitor bigint not null,
  bot boolean not null
);
create index link_clicks_link on link_clicks (link_id, at);
create index link_clicks_at on link_clicks (at);

-- What is left of clicks when they are deleted.
create table link_click_days (
  link_id uuid not null references tracking_links on delete cascade,
  day date not null,
  clicks bigint not null check (clicks >= 0),
  visitors bigint not null check (visitors >= 0),
  bots bigint not null check (bots >= 0),
  primary key (link_id, day)
);

create table click_salts (
  day date primary key,
  salt bytea not null check (length(salt) = 32)
);
