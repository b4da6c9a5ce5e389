-- The simulated card provider acts by itself when time passes: it renews, retries a charge, delivers a message.
alter table simulated_payment_objects
  -- Objects of one moment keep the order in which they were made.
  add column sequence bigint generated always as identity,
  -- When the provider next does something with it; null: never.
  add column due_at timestamptz;
create index simulated_payment_objects_due on simulated_payment_objects (due_at, sequence) where due_at is not null;
