-- Plans that the team makes for one workspace: price, credits and seats of its own. What is in force is the card provider's to say; here it is
-- mirrored, as the tier is. An offer is the team's until the owner takes it.

alter table subscriptions add column own_plan jsonb, add column next_own_plan jsonb;
alter table workspaces add column own_seats integer check (own_seats between 1 and 500);

create table plan_offers (
  workspace_id uuid primary key references workspaces on delete cascade,
  price_cents integer not null check (price_cents between 100 and 10000000),
  credits integer not null check (credits between 5000 and 1000000),
  seats integer not null check (seats between 1 and 500),
  offered_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > offered_at)
);
