-- Whose money it has to be: the customer for whom the payment was opened.
alter table credit_purchases add column customer_id text not null;
