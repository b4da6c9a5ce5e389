-- What a person says at sign-up. `role` is what the account may do; `job_role` is only told.
alter table users
  add column first_name text not null default '',
  add column last_name text not null default '',
  add column job_role text not null default 'other',
  add column accepts_marketing boolean not null default false,
  add column terms_accepted_at timestamptz;

-- A sign-up between its form and its card. One whose address was taken belongs to nobody: it runs like any other and ends
-- in nothing, so that a stranger cannot tell the two apart.
create table trial_sign_ups (
  setup_intent_id text primary key,
  customer_id text not null,
  email text not null check (email = lower(email)),
  user_id uuid references users on delete set null,
  begun_at timestamptz not null,
  completed_at timestamptz
);
create index trial_sign_ups_open on trial_sign_ups (begun_at) where completed_at is null;

-- The plan of a workspace. Without a row there was never a card, and nothing can be spent.
create table subscriptions (
  workspace_id uuid primary key references workspaces,
  tier text not null check (tier in ('STARTER', 'PROFESSIONAL', 'ENTERPRISE')),
  status text not null check (status in ('trialing', 'active', 'past_due', 'canceled', 'lapsed')),
  billing_cycle text not null default 'MONTHLY' check (billing_cycle in ('MONTHLY', 'YEARLY')),
  customer_id text not null unique,
  trial_start timestamptz not null,
  trial_end timestamptz not null check (trial_end > trial_start),
  created_at timestamptz not null
);
