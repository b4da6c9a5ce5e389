-- A workspace that nobody owns any more: its owner took another one over, and it was empty. Nothing is read of it again.
alter table workspaces alter column owner_id drop not null;

-- Whose card pays where it is not the owner's: whoever handed the workspace over and has not been relieved of it yet.
alter table subscriptions add column card_holder_id uuid references users;
-- small: a row for each customer.
create index subscriptions_card_holder on subscriptions (card_holder_id) where card_holder_id is not null;

-- Whom invoices and receipts were addressed to when they were issued, once for each name that somebody had.
create table addressees (
  id uuid primary key default gen_random_uuid(),
  workspace_id uuid not null references workspaces,
  -- Null once the account was deleted: the papers stay, without the name.
  user_id uuid references users,
  name text not null,
  company text not null,
  email text not null,
  unique (workspace_id, user_id, name, company, email)
);
create index addressees_person on addressees (user_id);

-- Null on papers that were issued before: those name the present owner until the workspace is handed over.
alter table invoices add column addressee_id uuid references addressees;
alter table credit_purchases add column addressee_id uuid references addressees;
