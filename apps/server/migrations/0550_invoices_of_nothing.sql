-- A period may be paid without the card: by what was left of the old plan, by the customer's balance at the provider, or by a discount.
alter table invoices drop constraint invoices_amount_cents_check;
alter table invoices add constraint invoices_amount_cents_check check (amount_cents >= 0) not valid;
