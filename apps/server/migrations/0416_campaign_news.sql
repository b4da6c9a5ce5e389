-- Programs hear of a campaign's steps and of its deliverables.

-- The steps that nothing is missing from, as they were after the last change; null: nobody has changed it since this stands here.
alter table campaigns add column steps_done smallint[];

create function note_campaign_steps() returns trigger language plpgsql as $$
declare
  moved smallint;
begin
  foreach moved in array array(
    select step from generate_series(1, 7) step where (step = any(old.steps_done)) <> (step = any(new.steps_done)) order by step)
  loop
    perform note_webhook_event(new.workspace_id, '{campaign.step}',
      jsonb_build_object('campaignId', new.id, 'step', moved, 'done', case when moved = any(new.steps_done) then 1 else 0 end),
      new.updated_at, null, null);
  end loop;
  return null;
end $$;
create trigger campaigns_note_steps after update of steps_done on campaigns
  for each row when (old.steps_done is not null and new.steps_done is not null and old.steps_done <> new.steps_done)
  execute function note_campaign_steps();

create function note_deliverable() returns trigger language plpgsql as $$
declare
  type text := case new.fields #>> '{state,value}' when 'drafted' then 'submitted' when 'changes' then 'returned'
                                                   when 'approved' then 'approved' when 'posted' then 'posted' end;
begin
  if type is null then return null; end if;
  perform note_webhook_event((select workspace_id from campaigns where id = new.campaign_id), array['deliverable.' || type],
    jsonb_build_object('deliverableId', new.id), (new.fields #>> '{state,at}')::timestamptz, null, null);
  return null;
end $$;
create trigger campaign_deliverables_note after update of fields on campaign_deliverables
  for each row when (old.fields #>> '{state,value}' is distinct from new.fields #>> '{state,value}')
  execute function note_deliverable();
