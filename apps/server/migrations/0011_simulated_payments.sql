-- The simulated card provider's own state. It stands in for another company's database: nothing of the product refers to it.
create table simulated_payment_objects (
  id text primary key,
  kind text not null,
  customer text,
  body jsonb not null,
  created_at timestamptz not null
);
create index simulated_payment_objects_customer on simulated_payment_objects (customer, kind);

-- Answers by idempotency key: the same call again gets the same answer.
create table simulated_payment_calls (
  key text primary key,
  request text not null,
  status integer,
  body jsonb,
  at timestamptz not null
);
