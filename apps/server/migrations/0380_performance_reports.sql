-- Performance reports of campaigns. The document is kept as it was made; what it says of a creator goes when the creator's data must go.

create table performance_reports (
  id uuid primary key default gen_random_uuid(),
  workspace_id uuid not null references workspaces,
  campaign_id uuid not null references campaigns on delete cascade,
  made_by uuid references users on delete set null,
  created_at timestamptz not null,
  state text not null default 'running' check (state in ('running', 'done', 'failed')),
  ended_at timestamptz,
  hold_id bigint references credit_holds,
  credits_held integer not null check (credits_held >= 0),
  credits_used integer check (credits_used between 0 and credits_held),
  document jsonb,
  failure text,
  check ((state = 'running') = (ended_at is null)),
  check ((state = 'done') = (document is not null)),
  check ((state = 'failed') = (failure is not null))
);
create index performance_reports_campaign on performance_reports (campaign_id, created_at desc);
create index performance_reports_workspace on performance_reports (workspace_id);
create index performance_reports_person on performance_reports (made_by);
-- A second press finds the one that is being made.
create unique index performance_reports_running on performance_reports (campaign_id) where state = 'running';

-- Whose data a document shows.
create table performance_parts (
  performance_id uuid not null references performance_reports on delete cascade,
  entry_id uuid not null,
  creator_id uuid not null references creators on delete cascade,
  report_id uuid references reports on delete cascade
);
create index performance_parts_document on performance_parts (performance_id);
create index performance_parts_creator on performance_parts (creator_id);
create index performance_parts_report on performance_parts (report_id) where report_id is not null;

-- What was paid and counted is the workspace's and stays; who it was, what the reports said and where the posts are goes.
create function forget_performance_part() returns trigger language plpgsql as $$
begin
  update performance_reports
     set document = document || jsonb_build_object(
       'creators', coalesce((select jsonb_agg(case when one ->> 'entryId' = old.entry_id::text
           then one || '{"handle": null, "name": null, "first": null, "last": null, "expected": null}' else one end order by place)
         from jsonb_array_elements(document -> 'creators') with ordinality as listed (one, place)), '[]'),
       'posts', coalesce((select jsonb_agg(case when post ->> 'entryId' = old.entry_id::text
           then post || '{"creator": null, "link": "", "title": ""}' else post end order by place)
         from jsonb_array_elements(document -> 'posts') with ordinality as listed (post, place)), '[]'))
   where id = old.performance_id and document is not null;
  return null;
end $$;
create trigger performance_parts_forget after delete on performance_parts
  for each row execute function forget_performance_part();
