-- Programs hear when a campaign is started, completed, reopened, archived or restored. Whatever does that writes a line of its log.
create function note_moved_campaign() returns trigger language plpgsql as $$
declare
  campaign record;
begin
  select workspace_id, state into campaign from campaigns where id = new.campaign_id;
  perform note_webhook_event(campaign.workspace_id, '{campaign.moved}',
                             jsonb_build_object('campaignId', new.campaign_id, 'change', new.kind, 'state', campaign.state), new.at, null, null);
  return null;
end $$;

create trigger campaign_changes_note_moved after insert on campaign_changes
  for each row when (new.kind in ('started', 'completed', 'reopened', 'archived', 'restored')) execute function note_moved_campaign();
