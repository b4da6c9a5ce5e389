-- What went wrong at each platform last: a row for each kind of fault, so that it stays small however often it happens.
create table connector_faults (
  platform text,
  code text,
  sentence text not null,
  times integer not null default 1,
  last_at timestamptz not null,
  primary key (platform, code)
);
