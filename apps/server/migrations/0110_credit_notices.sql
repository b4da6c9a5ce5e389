-- Few credits are left after a deduction: once for each level of a cycle, whoever deducted. It is noticed here, where every deduction
-- passes, so that no caller can forget it.

create table credit_notices (
  workspace_id uuid not null references workspaces,
  -- The entry that granted the month's credits; 0 before the first. A cycle is noticed anew.
  cycle bigint not null,
  level text not null check (level in ('low', 'critical')),
  -- What could be spent after the last deduction on this level, and how many there were.
  remaining integer not null check (remaining >= 0),
  deductions integer not null default 1 check (deductions > 0),
  at timestamptz not null,
  -- When the owner was written to, or the moment for it had passed.
  told_at timestamptz,
  primary key (workspace_id, cycle, level)
);
create index credit_notices_untold on credit_notices (at) where told_at is null;

-- The levels are those of the screens (creditWarnings); a test holds the two together.
create function notice_few_credits() returns trigger language plpgsql as $$
declare
  remaining_now integer;
  present_cycle bigint;
begin
  select sum(balance) into remaining_now from credit_balances where workspace_id = new.workspace_id and not frozen;
  if remaining_now > 50 then return null; end if;
  -- Balances are locked before the notice, as every movement locks them first: two who deduct never wait in a circle.
  perform from credit_balances where workspace_id = new.workspace_id order by bucket for update;
  select sum(balance) into remaining_now from credit_balances where workspace_id = new.workspace_id and not frozen;
  if remaining_now > 50 then return null; end if;
  select coalesce(max(id), 0) into present_cycle from credit_entries
   where workspace_id = new.workspace_id and bucket = 'monthly' and action like '%\_grant' and delta > 0;
  insert into credit_notices (workspace_id, cycle, level, remaining, at)
  values (new.workspace_id, present_cycle, case when remaining_now <= 20 then 'critical' else 'low' end, remaining_now,
          coalesce(new.settled_at, new.at))
  on conflict (workspace_id, cycle, level) do update
    set remaining = excluded.remaining, at = excluded.at, deductions = credit_notices.deductions + 1;
  return null;
end $$;

-- Credits on hold may come back, so a hold is no deduction before it is captured.
create trigger credit_holds_notice_few_credits after insert or update of state on credit_holds
  for each row when (new.state = 'captured' and new.used > 0) execute function notice_few_credits();
