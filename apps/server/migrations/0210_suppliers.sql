-- Data suppliers that the team described on its screen. A file of the same key counts instead.

create table suppliers (
  key text primary key check (key ~ '^[a-z0-9][a-z0-9-]{0,39}$'),
  -- YAML, as it was written.
  body text not null check (length(body) <= 100000),
  changed_at timestamptz not null default now(),
  -- Who changed it last, as the person named themselves at the gate.
  changed_by text not null check (length(changed_by) between 1 and 80)
);
