-- How the newest dispute about an invoice's payment stands: a bank that decided against us is told from one that has not decided yet.
alter table invoices add column dispute text not null default 'none' check (dispute in ('none', 'open', 'won', 'lost'));
update invoices set dispute = 'open' where disputed;
alter table invoices drop column disputed;
alter table invoices add column disputed boolean not null generated always as (dispute in ('open', 'lost')) stored;

-- Purchases stand among the invoices as receipts, with what was given back of them.
alter table credit_purchases add column refunded_cents integer not null default 0
  check (refunded_cents between 0 and amount_cents);
update credit_purchases set refunded_cents = round(amount_cents::numeric * refunded_credits / credits)
 where refunded_credits > 0;

-- The nightly comparison looks at plans that ended lately, too.
create index subscriptions_ended on subscriptions (ended_at) where ended_at is not null;
