-- Passwords that a sandbox has made up because others can reach it. Each was printed once, and nobody can read it here.
create table made_passwords (
  -- team: the gate's; demo: those of the demo accounts, which stand with their accounts.
  whose text primary key check (whose in ('team', 'demo')),
  -- Salt and scrypt of the gate's.
  hash text,
  made_at timestamptz not null default now(),
  check ((whose = 'team') = (hash is not null))
);
