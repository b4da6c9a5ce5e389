-- Texts that a generator wrote: by whom, how long it took and what it used. Nothing of the text, and nobody for whom it was.
create table generations (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  generator text not null,
  -- The model that was asked; null: none is configured, and the built-in writer wrote.
  model text,
  -- Why the built-in writer stepped in for the model; null: it did not have to.
  failure text,
  -- All attempts together.
  milliseconds integer not null check (milliseconds >= 0),
  -- Null: the provider did not say.
  tokens_read integer,
  tokens_written integer
);
create index generations_newest on generations (at desc);
