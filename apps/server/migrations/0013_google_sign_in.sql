-- Sign-in by redirect. What the browser brings back is known here by its digest alone, and counts once.

-- Someone is at the third party just now.
create table sign_in_attempts (
  state text primary key,
  -- The cookie of the browser that began: a link that was sent to somebody else signs nobody in.
  browser text not null,
  intent text not null check (intent in ('signup', 'signin', 'waitlist')),
  nonce text not null,
  verifier text not null,
  query jsonb not null,
  expires_at timestamptz not null
);
create index sign_in_attempts_expiry on sign_in_attempts (expires_at);

-- Someone has proved who they are in a redirect and waits, with a cookie, to be handed the token.
create table session_handovers (
  secret text primary key,
  user_id uuid not null references users on delete cascade,
  -- It counts only once the trial of this user has begun.
  after_payment boolean not null,
  expires_at timestamptz not null
);
create index session_handovers_expiry on session_handovers (expires_at);

-- The simulated consent page's own state: it stands in for another company's database.
create table simulated_google_codes (
  code text primary key,
  consent jsonb not null,
  expires_at timestamptz not null
);
