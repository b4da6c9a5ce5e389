-- A bank may send a refund back, long after it was made. How often that happened tells the next refund of the same amount from the one that failed.
alter table invoices add column refunds_failed integer not null default 0;
alter table credit_purchases add column refunds_failed integer not null default 0;
-- The turns at which refunds of this purchase found too few credits: what is still owed there is forgotten when the refund fails.
alter table credit_purchases add column owed_turns integer[] not null default '{}';
