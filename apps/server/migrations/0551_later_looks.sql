-- When a payment that gave no credits yet is looked at again: a bank may take days. Null before the first look, infinity once it is canceled.
alter table credit_purchases add column look_at timestamptz;
