-- Files that were asked for: the order, what it cost, and the file for as long as it is kept.

create table exports (
  id uuid primary key default gen_random_uuid(),
  workspace_id uuid not null references workspaces,
  user_id uuid not null references users,
  subject text not null,
  format text not null check (format in ('pdf', 'csv', 'json')),
  -- The verification or the list that it is made of; null where it is made of all.
  source_id uuid,
  -- What narrows it and what stands in it beside the data, as it was asked for.
  choices jsonb not null default '{}',
  -- The report that a file of a report shows, pinned when it was asked for.
  report_id uuid references reports on delete set null,
  state text not null default 'queued' check (state in ('queued', 'running', 'ready', 'failed')),
  progress integer not null default 0 check (progress between 0 and 100),
  stage text,
  hold_id bigint references credit_holds,
  credits_held integer not null check (credits_held >= 0),
  credits_used integer check (credits_used between 0 and credits_held),
  bytes integer,
  failure text,
  idempotency_key text,
  request_digest text,
  created_at timestamptz not null,
  ended_at timestamptz,
  expires_at timestamptz,
  unique (workspace_id, idempotency_key),
  check ((idempotency_key is null) = (request_digest is null)),
  check ((state in ('ready', 'failed')) = (ended_at is not null)),
  check ((state in ('ready', 'failed')) = (credits_used is not null)),
  check ((state = 'failed') = (failure is not null)),
  check ((state = 'ready') = (expires_at is not null)),
  check ((credits_held > 0) = (hold_id is not null))
);
create index exports_newest on exports (workspace_id, created_at desc, id desc);
create index exports_report on exports (report_id) where report_id is not null;

create table export_files (
  export_id uuid primary key references exports on delete cascade,
  media_type text not null,
  -- It holds the creator's handle, so it goes with the file.
  file_name text not null,
  body bytea not null,
  expires_at timestamptz not null
);
-- A PDF is compressed already, and a file is read whole.
alter table export_files alter column body set storage external;
create index export_files_expiry on export_files (expires_at);

-- Whose data a file holds. When a report must go (a platform's terms, a creator's wish), every file that shows it goes too.
create table export_sources (
  export_id uuid not null references export_files on delete cascade,
  report_id uuid not null references reports on delete cascade,
  primary key (export_id, report_id)
);
create index export_sources_report on export_sources (report_id);

create function forget_export_file() returns trigger language plpgsql as $$
begin
  delete from export_files where export_id = old.export_id;
  return null;
end $$;
create trigger export_sources_forget after delete on export_sources
  for each row execute function forget_export_file();
