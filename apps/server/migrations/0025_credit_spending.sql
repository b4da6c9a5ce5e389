-- Purchased credits rest while the subscription has lapsed: they are counted, and cannot be spent.
alter table credit_balances
  add column frozen boolean not null default false,
  add check (bucket = 'purchased' or not frozen);

-- What there was of both buckets after an entry, so that a history of any filter shows a running balance.
alter table credit_entries add column total_after integer;
alter table credit_entries disable trigger credit_entries_append_only;
update credit_entries set total_after = running.total
  from (select id, sum(delta) over (partition by workspace_id order by id) as total from credit_entries) running
 where credit_entries.id = running.id;
alter table credit_entries enable trigger credit_entries_append_only;
alter table credit_entries
  alter column total_after set not null,
  add check (total_after >= balance_after);

-- What was kept of a hold in the end. Work whose size is known only when it ends keeps a part and gives back the rest.
alter table credit_holds
  add column used integer,
  add column metadata jsonb;
update credit_holds set used = case state when 'captured' then monthly + purchased when 'released' then 0 end;
alter table credit_holds
  add check (used between 0 and monthly + purchased),
  add check ((state = 'held') = (used is null)),
  add check (state <> 'released' or used = 0);
create index credit_holds_usage on credit_holds (workspace_id, at);
create index credit_holds_open on credit_holds (workspace_id) where state = 'held';

-- Causes of movements that may turn out to be of nothing, such as the expiry of an empty balance. An entry of zero does not
-- exist, so the cause is kept here: asked again later, it must not move what came in between.
create table credit_causes (
  workspace_id uuid not null references workspaces,
  cause text not null,
  at timestamptz not null,
  primary key (workspace_id, cause)
);

-- The payments of extra credits, each opened by the server for one package at the price of that day's plan.
create table credit_purchases (
  payment_intent_id text primary key,
  workspace_id uuid not null references workspaces,
  credits integer not null check (credits > 0),
  amount_cents integer not null check (amount_cents > 0),
  currency text not null,
  opened_at timestamptz not null,
  -- When the credits were added; and when the buyer was told so, which happens once.
  credited_at timestamptz,
  claimed_at timestamptz check (claimed_at is null or credited_at is not null),
  refunded_credits integer not null default 0 check (refunded_credits between 0 and credits)
);
create index credit_purchases_open on credit_purchases (opened_at) where credited_at is null;
create index credit_purchases_workspace on credit_purchases (workspace_id);

-- What the nightly proof found to be wrong, for a person to look into.
create table credit_differences (
  day date not null,
  workspace_id uuid not null references workspaces,
  bucket text not null,
  -- Empty for a balance, else the cause of the hold.
  cause text not null,
  stored bigint not null,
  proved bigint not null,
  primary key (day, workspace_id, bucket, cause)
);

-- The month's grant is looked up beside every balance.
create index credit_entries_grants on credit_entries (workspace_id, id desc)
  where bucket = 'monthly' and action like '%\_grant' and delta > 0;
