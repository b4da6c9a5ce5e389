-- Where a hosted service keeps passwords and sessions, a user of ours is mapped to one of its accounts by a row of sign_in_methods
-- with the provider `hosted`.
alter table sign_in_methods add column has_password boolean not null default false;

-- Its tokens stay good by their signature until they expire. What was ended here is remembered for that long.
create table ended_hosted_sessions (
  subject text not null,
  -- `*` stands for all sessions that began before.
  session_id text not null,
  -- The one that goes on.
  spared_session_id text,
  ended_at timestamptz not null default now(),
  primary key (subject, session_id)
);
create index ended_hosted_sessions_age on ended_hosted_sessions (ended_at);
