-- How the newest dispute about a purchase stands, so that only a change of it freezes or frees credits.
alter table credit_purchases add column dispute text not null default 'none' check (dispute in ('none', 'open', 'won', 'lost'));
create index credit_purchases_disputed on credit_purchases (workspace_id) where dispute = 'open';
