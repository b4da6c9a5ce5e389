-- Negotiations of fees: what each side offered, and the replies that were proposed. Amounts are in the currency of the campaign.

create table negotiation_offers (
  id uuid primary key default gen_random_uuid(),
  -- The order in which they were logged.
  place bigint generated always as identity,
  workspace_id uuid not null references workspaces on delete cascade,
  entry_id uuid not null references campaign_creators on delete cascade,
  side text not null check (side in ('brand', 'creator')),
  amount double precision not null check (amount between 1 and 10000000),
  note text not null default '' check (length(note) <= 300),
  -- ignored: an amount in a message that is no offer; removed: deleted, and can be brought back.
  state text not null check (state in ('made', 'ignored', 'removed')),
  -- The message that it was found in, and the amount as it stands there.
  message_id uuid references outreach_messages on delete set null,
  found_amount double precision,
  at timestamptz not null,
  made_by uuid references users on delete set null
);
create index negotiation_offers_entry on negotiation_offers (entry_id, at, place);
create index negotiation_offers_workspace on negotiation_offers (workspace_id);
create index negotiation_offers_message on negotiation_offers (message_id) where message_id is not null;
create index negotiation_offers_person on negotiation_offers (made_by);
-- Two people who log the same line of a message log it once.
create unique index negotiation_offers_found on negotiation_offers (entry_id, message_id, found_amount)
  where message_id is not null and state <> 'removed';

-- Paid for once for each creator of a campaign.
create table negotiations (
  entry_id uuid primary key references campaign_creators on delete cascade,
  workspace_id uuid not null references workspaces on delete cascade,
  opened_at timestamptz not null,
  opened_by uuid references users on delete set null
);
create index negotiations_workspace on negotiations (workspace_id);
create index negotiations_person on negotiations (opened_by);

create table negotiation_replies (
  id uuid primary key default gen_random_uuid(),
  place bigint generated always as identity,
  workspace_id uuid not null references workspaces on delete cascade,
  entry_id uuid not null references campaign_creators on delete cascade,
  move text not null check (move in ('open', 'counter', 'hold', 'accept', 'final', 'walk')),
  amount double precision not null,
  body text not null check (length(body) <= 4000),
  reasons jsonb not null,
  writer text not null check (length(writer) <= 200),
  -- The caller's own key: the same one gets the same reply.
  request_key text check (length(request_key) <= 200),
  at timestamptz not null,
  made_by uuid references users on delete set null,
  unique (entry_id, request_key)
);
create index negotiation_replies_entry on negotiation_replies (entry_id, place desc);
create index negotiation_replies_workspace on negotiation_replies (workspace_id);
create index negotiation_replies_person on negotiation_replies (made_by);
