-- Credits that come back from a hold belong to the month, and to the payment, that they were taken from. A turn counts what has parted those that
-- are there now from those that left before: for monthly credits the months that ended, for purchased ones the refunds that found too few.
alter table credit_balances add column turn integer not null default 0;
-- Purchased credits that were refunded while they were away, one number for each turn: they go as soon as credits that were taken before that turn come
-- back, and nothing else pays for them.
alter table credit_balances add column owed integer[] not null default '{}';
alter table credit_balances add constraint credit_balances_owed check (0 <= all (owed) and (owed = '{}' or bucket = 'purchased')) not valid;
alter table credit_holds add column monthly_turn integer not null default 0;
alter table credit_holds add column purchased_turn integer not null default 0;
