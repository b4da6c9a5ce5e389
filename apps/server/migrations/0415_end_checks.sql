-- A campaign's audience verified again at its end: a list of verifications that belongs to the campaign.

-- When it was last completed; the change log is cut at some length, this is not. Campaigns of the release before have their line in the log.
alter table campaigns add column completed_at timestamptz;

create table campaign_end_checks (
  batch_id uuid primary key references bulk_batches on delete cascade,
  workspace_id uuid not null references workspaces,
  campaign_id uuid not null references campaigns on delete cascade,
  made_by uuid references users on delete set null,
  made_at timestamptz not null
);
create index campaign_end_checks_campaign on campaign_end_checks (campaign_id, made_at desc);
create index campaign_end_checks_workspace on campaign_end_checks (workspace_id);
create index campaign_end_checks_person on campaign_end_checks (made_by);

-- What was said of a creator at the end goes with them too.
create or replace function forget_performance_part() returns trigger language plpgsql as $$
begin
  update performance_reports
     set document = document || jsonb_build_object(
       'creators', coalesce((select jsonb_agg(case when one ->> 'entryId' = old.entry_id::text
           then one || '{"handle": null, "name": null, "first": null, "last": null, "end": null, "expected": null}' else one end order by place)
         from jsonb_array_elements(document -> 'creators') with ordinality as listed (one, place)), '[]'),
       'posts', coalesce((select jsonb_agg(case when post ->> 'entryId' = old.entry_id::text
           then post || '{"creator": null, "link": "", "title": ""}' else post end order by place)
         from jsonb_array_elements(document -> 'posts') with ordinality as listed (post, place)), '[]'))
   where id = old.performance_id and document is not null;
  return null;
end $$;
