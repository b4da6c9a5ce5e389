-- What a workspace said the columns of a list mean, by the signature of the list's header: the next list with that header is read alike.
create table import_columns (
  workspace_id uuid not null references workspaces on delete cascade,
  signature text not null check (length(signature) <= 64),
  kind text not null check (kind in ('followers', 'posts')),
  -- What each column means, by its place; null for one that means nothing.
  fields jsonb not null,
  used_at timestamptz not null,
  primary key (workspace_id, signature)
);
