-- Orders that shops tell of, by webhook or by file. Of the customer nothing is kept.

create table tracking_sources (
  id uuid primary key default gen_random_uuid(),
  workspace_id uuid not null references workspaces on delete cascade,
  kind text not null check (kind in ('shopify', 'woocommerce', 'standard')),
  name text not null check (length(name) between 1 and 60),
  secret_sealed text not null,
  key_id text not null,
  made_by uuid references users on delete set null,
  created_at timestamptz not null,
  -- Its orders stay; messages are refused since.
  removed_at timestamptz,
  last_at timestamptz,
  -- Why the last message was not taken; null: it was.
  last_problem text check (length(last_problem) <= 300)
);
create index tracking_sources_workspace on tracking_sources (workspace_id, created_at);
create index tracking_sources_key on tracking_sources (key_id);
create index tracking_sources_person on tracking_sources (made_by);

create table tracking_orders (
  id bigint generated always as identity primary key,
  workspace_id uuid not null references workspaces on delete cascade,
  -- Null: it came in a file that names no shop.
  source_id uuid references tracking_sources on delete cascade,
  order_id text not null check (length(order_id) between 1 and 100),
  at timestamptz not null,
  total numeric(14, 2) not null check (total >= 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  codes text[] not null check (cardinality(codes) <= 20),
  utm_source text,
  utm_medium text,
  utm_campaign text,
  utm_content text,
  utm_term text,
  -- Cancelled or given back: it counts no more.
  cancelled boolean not null,
  -- As the shop says; an older message does not overwrite a newer one.
  changed_at timestamptz not null,
  received_at timestamptz not null,
  unique nulls not distinct (workspace_id, source_id, order_id)
);
create index tracking_orders_marked on tracking_orders (workspace_id, at) where codes <> '{}' or utm_campaign is not null;
create index tracking_orders_source on tracking_orders (source_id);

-- Whose order it is: its promo code says so, else the marks of the link that led to it.
create view campaign_orders as
  select told.id, told.workspace_id, told.source_id, told.order_id, told.at, told.total, told.currency, told.codes, told.cancelled,
         coalesce(by_code.campaign_id, by_link.campaign_id) as campaign_id,
         case when by_code.campaign_id is null then by_link.entry_id else by_code.entry_id end as entry_id,
         case when by_code.campaign_id is null then 'link' else 'code' end as counted_by
    from tracking_orders told
    left join lateral (
      select campaign_id, entry_id from promo_codes
       where workspace_id = told.workspace_id and code = any(told.codes) order by code limit 1) by_code on true
    left join lateral (
      select campaign_id, entry_id from tracking_links
       where workspace_id = told.workspace_id and utm_campaign = told.utm_campaign
         and utm_content is not distinct from told.utm_content
       order by created_at, id limit 1) by_link on by_code.campaign_id is null
   where (told.codes <> '{}' or told.utm_campaign is not null)
     and coalesce(by_code.campaign_id, by_link.campaign_id) is not null;
