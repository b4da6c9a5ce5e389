-- The credits ledger. Entries are the truth and are never changed; balances are their guarded sum.

create table credit_balances (
  workspace_id uuid not null references workspaces,
  bucket text not null check (bucket in ('monthly', 'purchased')),
  balance integer not null default 0 check (balance >= 0),
  primary key (workspace_id, bucket)
);

create function open_credit_balances() returns trigger language plpgsql as $$
begin
  insert into credit_balances (workspace_id, bucket) values (new.id, 'monthly'), (new.id, 'purchased');
  return null;
end $$;
create trigger workspaces_open_credit_balances after insert on workspaces
  for each row execute function open_credit_balances();

create table credit_entries (
  id bigint generated always as identity primary key,
  workspace_id uuid not null references workspaces,
  bucket text not null check (bucket in ('monthly', 'purchased')),
  delta integer not null check (delta <> 0),
  balance_after integer not null check (balance_after >= 0),
  action text not null,
  resource_id text,
  -- Why the credits moved, for example `hold:verification:…`. One cause may touch both buckets, each once.
  cause text not null,
  at timestamptz not null,
  unique (workspace_id, cause, bucket)
);
create index credit_entries_history on credit_entries (workspace_id, id desc);

create function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception 'Ledger entries are never changed: append an entry that corrects them'
    using errcode = 'restrict_violation';
end $$;
create trigger credit_entries_append_only before update or delete on credit_entries
  for each row execute function refuse_ledger_change();
create trigger credit_entries_no_truncate before truncate on credit_entries
  for each statement execute function refuse_ledger_change();

-- Credits that were taken for work whose outcome is not known yet. They have left the balance; capture keeps them,
-- release gives them back to the buckets that they came from. Either happens once.
create table credit_holds (
  id bigint generated always as identity primary key,
  workspace_id uuid not null references workspaces,
  cause text not null,
  action text not null,
  resource_id text,
  monthly integer not null check (monthly >= 0),
  purchased integer not null check (purchased >= 0),
  state text not null default 'held' check (state in ('held', 'captured', 'released')),
  at timestamptz not null,
  settled_at timestamptz,
  unique (workspace_id, cause),
  check (monthly + purchased > 0),
  check ((state = 'held') = (settled_at is null))
);
