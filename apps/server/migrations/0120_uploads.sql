-- Uploads under way: one row for each place that an account has taken, so that all processes together keep it to its few. A process that
-- dies leaves its rows behind; the moment in them frees the place.
create table upload_places (
  workspace_id uuid not null references workspaces on delete cascade,
  place smallint not null check (place > 0),
  upload_id uuid not null,
  ends_at timestamptz not null,
  primary key (workspace_id, place)
);
