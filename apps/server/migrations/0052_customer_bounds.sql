-- Among whom a customer list looks: platforms and the least trust.
alter table customer_audiences add column bounds jsonb not null default '{}';
