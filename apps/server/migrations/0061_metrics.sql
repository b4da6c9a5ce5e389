-- What each process did, minute by minute, so that any of them can draw how all of them run. Lost with a crash: nothing of worth.
create unlogged table process_minutes (
  process_id text not null,
  minute timestamptz not null,
  role text not null,
  started_at timestamptz not null,
  seen_at timestamptz not null default now(),
  requests integer not null,
  failures integer not null,
  -- How many answers took at most each bound of `apps/server/src/metrics/latency-bounds.ts`; the last counts all others.
  latency integer[] not null,
  memory_bytes bigint not null,
  loop_delay_ms double precision not null,
  connections integer not null,
  waiting integer not null,
  primary key (process_id, minute)
);
create index process_minutes_age on process_minutes (minute);

-- Answers that nobody foresaw, by the id that the caller was given.
create table server_errors (
  request_id text primary key,
  method text not null,
  place text not null,
  message text not null,
  stack text,
  at timestamptz not null default now()
);
create index server_errors_newest on server_errors (at desc);
