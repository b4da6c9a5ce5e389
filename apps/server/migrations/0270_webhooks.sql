-- Webhooks: where a workspace wants to hear of what happens, what happened, what is to be delivered, and every attempt at it.

create table webhook_endpoints (
  id uuid primary key default gen_random_uuid(),
  workspace_id uuid not null references workspaces on delete cascade,
  made_by uuid references users on delete set null,
  -- slack: an incoming webhook of Slack, which takes a text and no signature.
  kind text not null check (kind in ('standard', 'slack')),
  name text not null check (length(name) between 1 and 60),
  -- The address as people may see it: Slack's opens the channel by itself, and is shown without its end.
  shown_url text not null check (length(shown_url) <= 500),
  url_sealed text not null,
  -- Null for Slack.
  secret_sealed text,
  -- The secret before the last rotation, which signs beside the new one until then.
  old_secret_sealed text,
  old_secret_until timestamptz,
  key_id text not null,
  events text[] not null check (cardinality(events) between 1 and 50),
  -- paused: by a person; disabled: because nothing arrived. What happens meanwhile is kept as missed.
  state text not null default 'on' check (state in ('on', 'paused', 'disabled')),
  disabled_because text check (disabled_because in ('gone', 'failing')),
  -- How many deliveries it had: each carries its number.
  last_number bigint not null default 0,
  -- When the earliest delivery that waits is due; null: none waits.
  due_at timestamptz,
  -- A process that dies while it delivers leaves the endpoint to others after this.
  leased_until timestamptz,
  -- Its last attempt was slow, so that it waits among its like.
  slow boolean not null default false,
  -- The receiver asked for quiet until then.
  held_until timestamptz,
  -- The first failure since something last arrived.
  failing_since timestamptz,
  created_at timestamptz not null default now(),
  check ((state = 'disabled') = (disabled_because is not null))
);
create index webhook_endpoints_workspace on webhook_endpoints (workspace_id, created_at);
create index webhook_endpoints_due on webhook_endpoints (slow, due_at) where state = 'on' and due_at is not null;
create index webhook_endpoints_key on webhook_endpoints (key_id);

-- What happened, written in the transaction in which it did. What is said of it follows a moment later, once, and is never said otherwise again.
create table webhook_events (
  id uuid primary key default gen_random_uuid(),
  place bigint generated always as identity,
  workspace_id uuid not null references workspaces on delete cascade,
  -- Only for this endpoint; null: for every one that wants the type.
  endpoint_id uuid references webhook_endpoints on delete cascade,
  type text not null,
  -- What it is about, as the trigger knew it.
  facts jsonb not null,
  at timestamptz not null,
  data jsonb,
  -- What was said of a report or of a change ends with it.
  report_id uuid references reports on delete cascade,
  change_id uuid references watch_changes on delete cascade,
  told_at timestamptz,
  -- What could not be told is tried again after this, and holds up nothing else.
  tell_at timestamptz not null default now()
);
create index webhook_events_untold on webhook_events (place) where told_at is null;
create index webhook_events_told on webhook_events (told_at);
create index webhook_events_workspace on webhook_events (workspace_id);
create index webhook_events_endpoint on webhook_events (endpoint_id) where endpoint_id is not null;
create index webhook_events_report on webhook_events (report_id) where report_id is not null;
create index webhook_events_change on webhook_events (change_id) where change_id is not null;

create table webhook_deliveries (
  id uuid primary key default gen_random_uuid(),
  endpoint_id uuid not null references webhook_endpoints on delete cascade,
  event_id uuid not null references webhook_events on delete cascade,
  -- The order in which the endpoint's events happened, from 1.
  number bigint not null,
  -- missed: the endpoint was paused or disabled.
  state text not null check (state in ('waiting', 'delivered', 'failed', 'missed')),
  -- Since it was first due, or last asked for again.
  attempts integer not null default 0 check (attempts >= 0),
  next_at timestamptz not null,
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  unique (endpoint_id, number)
);
create index webhook_deliveries_waiting on webhook_deliveries (endpoint_id, next_at) where state = 'waiting';
create index webhook_deliveries_lost on webhook_deliveries (endpoint_id, created_at) where state in ('failed', 'missed');
create index webhook_deliveries_event on webhook_deliveries (event_id);

create table webhook_attempts (
  id bigint generated always as identity primary key,
  delivery_id uuid not null references webhook_deliveries on delete cascade,
  endpoint_id uuid not null,
  at timestamptz not null,
  duration_ms integer not null check (duration_ms >= 0),
  -- The receiver's answer; null: there was none, and the problem says why.
  status integer,
  problem text,
  response_body text check (length(response_body) <= 4096)
);
create index webhook_attempts_delivery on webhook_attempts (delivery_id, id desc);
create index webhook_attempts_endpoint on webhook_attempts (endpoint_id, id desc);
create index webhook_attempts_at on webhook_attempts (at);

-- Notes that something happened, where an endpoint of the workspace wants to hear of it.
create function note_webhook_event(workspace uuid, wanted text[], facts jsonb, at timestamptz, report uuid, change uuid)
returns void language plpgsql as $$
begin
  if not exists (select from webhook_endpoints where workspace_id = workspace and events && wanted) then return; end if;
  insert into webhook_events (workspace_id, type, facts, at, report_id, change_id)
  values (workspace, wanted[1], facts, at, report, change);
  perform pg_notify('webhooks', '');
end $$;

create function note_ended_verification() returns trigger language plpgsql as $$
declare
  run record;
begin
  select state, ended_at into run from verification_runs where id = new.run_id;
  if run.state = 'done' then
    perform note_webhook_event(new.workspace_id, '{verification.done,score.changed}', jsonb_build_object('verificationId', new.id),
                               coalesce(run.ended_at, new.created_at), new.report_id, null);
  else
    perform note_webhook_event(new.workspace_id, '{verification.failed}', jsonb_build_object('verificationId', new.id),
                               coalesce(run.ended_at, new.created_at), null, null);
  end if;
  return null;
end $$;

-- Whatever ends a verification settles its credits, once.
create trigger verifications_note_ended after update of credits_used on verifications
  for each row when (old.credits_used is null and new.credits_used is not null) execute function note_ended_verification();

create function note_done_batch() returns trigger language plpgsql as $$
begin
  perform note_webhook_event(new.workspace_id, '{batch.done}', jsonb_build_object('batchId', new.id), new.ended_at, null, null);
  return null;
end $$;

create trigger bulk_batches_note_done after update of state on bulk_batches
  for each row when (new.state = 'done' and old.state <> 'done') execute function note_done_batch();

create function note_low_credits() returns trigger language plpgsql as $$
begin
  perform note_webhook_event(new.workspace_id, '{credits.low}', jsonb_build_object('level', new.level, 'remaining', new.remaining), new.at, null, null);
  return null;
end $$;

create trigger credit_notices_note_low after insert on credit_notices for each row execute function note_low_credits();

create function note_watch_alerts() returns trigger language plpgsql as $$
begin
  perform note_webhook_event(workspace_id, '{watch.alert}', jsonb_build_object('changeId', new.id), new.at, null, new.id)
     from watched_creators where creator_id = new.creator_id and within_plan and since <= new.at;
  return null;
end $$;

create trigger watch_changes_note_alerts after insert on watch_changes for each row execute function note_watch_alerts();
