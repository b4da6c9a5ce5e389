-- Errors of the browser's half of the product, by the id that the reader saw.
create table client_errors (
  error_id text primary key check (length(error_id) <= 100),
  title text not null,
  message text not null,
  stack text,
  page text not null,
  agent text not null check (length(agent) <= 400),
  at timestamptz not null default now()
);
create index client_errors_newest on client_errors (at desc);
