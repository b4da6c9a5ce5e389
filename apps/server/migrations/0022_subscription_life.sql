-- A subscription as the product knows it. The card provider has the truth about money and time; this is what was read of it last,
-- and what followed from it here.
alter table subscriptions
  -- The provider's; null only where the card provider has none yet.
  add column subscription_id text unique,
  -- One that begins anew and waits for its owner to agree to the charge.
  add column coming_subscription_id text,
  add column period_start timestamptz,
  add column period_end timestamptz,
  -- When monthly credits next begin anew by themselves: on yearly plans each month, on monthly ones with the payment.
  add column next_credits_at timestamptz,
  add column cancel_at timestamptz,
  add column ended_at timestamptz,
  add column next_tier text check (next_tier in ('STARTER', 'PROFESSIONAL', 'ENTERPRISE')),
  add column next_billing_cycle text check (next_billing_cycle in ('MONTHLY', 'YEARLY')),
  add column card jsonb,
  -- The charge that did not go through: kind, message, amountCents, failedAt, nextAttemptAt, invoiceId, attempts.
  add column payment_problem jsonb,
  -- Counts readings: one that began before another ended does not overwrite it.
  add column version integer not null default 0,
  add check ((next_tier is null) = (next_billing_cycle is null)),
  add check ((status in ('canceled', 'lapsed')) = (ended_at is not null)),
  add check (status <> 'past_due' or payment_problem is not null);
update subscriptions set period_start = trial_start, period_end = trial_end;
alter table subscriptions
  alter column period_start set not null,
  alter column period_end set not null,
  add check (period_end > period_start);
create index subscriptions_next_credits on subscriptions (next_credits_at) where status = 'active';

-- What was charged. Rows follow the provider's invoices and stay when the account is gone: the books must add up.
create table invoices (
  id text primary key,
  workspace_id uuid not null references workspaces,
  subscription_id text not null,
  number text not null,
  reason text not null check (reason in ('begin', 'renewal', 'change', 'other')),
  status text not null check (status in ('open', 'paid', 'void', 'uncollectible')),
  tier text check (tier in ('STARTER', 'PROFESSIONAL', 'ENTERPRISE')),
  billing_cycle text check (billing_cycle in ('MONTHLY', 'YEARLY')),
  amount_cents integer not null check (amount_cents > 0),
  refunded_cents integer not null default 0 check (refunded_cents between 0 and amount_cents),
  currency text not null,
  lines jsonb not null,
  attempts integer not null,
  period_start timestamptz not null,
  period_end timestamptz not null,
  created_at timestamptz not null,
  paid_at timestamptz,
  disputed boolean not null default false,
  check ((status = 'paid') = (paid_at is not null))
);
create index invoices_history on invoices (workspace_id, created_at desc, id desc);

-- Messages of the card provider, each acted on once.
create table provider_events (
  id text primary key,
  type text not null,
  created_at timestamptz not null,
  received_at timestamptz not null,
  -- Null while nothing has acted on it: the provider sends it again.
  handled_at timestamptz
);
create index provider_events_age on provider_events (received_at);
