-- Addresses that were taken off the list of those never to write to, and why: the proof that somebody asked for it.
create table outreach_removed_suppressions (
  id uuid primary key default gen_random_uuid(),
  workspace_id uuid not null references workspaces on delete cascade,
  address text not null check (address = lower(address)),
  -- What had put the address on the list, and when.
  reason text not null check (reason in ('unsubscribed', 'bounced', 'by-hand')),
  at timestamptz not null,
  why text not null check (length(why) between 1 and 300),
  removed_by uuid references users on delete set null,
  removed_at timestamptz not null
);
create index outreach_removed_suppressions_workspace on outreach_removed_suppressions (workspace_id, removed_at desc);
create index outreach_removed_suppressions_person on outreach_removed_suppressions (removed_by);
