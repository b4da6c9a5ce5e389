-- Words that a workspace puts on its verifications, and views of their list that it keeps by name.

alter table verifications add column tags text[] not null default '{}';

create table verification_views (
  id uuid primary key default gen_random_uuid(),
  workspace_id uuid not null references workspaces,
  name text not null check (length(name) between 1 and 80),
  -- The view as it stands in an address: `risk=high,critical&sort=trust`.
  address text not null check (length(address) <= 2000),
  created_at timestamptz not null
);
create unique index verification_views_name on verification_views (workspace_id, lower(name));
