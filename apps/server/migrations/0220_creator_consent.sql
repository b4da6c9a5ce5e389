-- Creators who let a brand verify them with data of their own account. A request is the link that a brand sends; a page is what the creator keeps.

create table creator_pages (
  id uuid primary key,
  platform text not null,
  -- As the request named it, in the spelling of creators.
  handle text not null,
  profile_url text not null,
  -- The platform's own id of the account that was connected; null: a file was uploaded, which proves nobody.
  profile_id text,
  display_name text,
  -- Where the link to the page was sent, in the creator's own words.
  email text check (email = lower(email)),
  -- Tokens, sealed under the key of TOKEN_KEYS that is named; null as soon as the consent has ended.
  access_sealed text,
  refresh_sealed text,
  key_id text,
  -- When the access token ends, and from when on it is renewed ahead of that; null: it lasts, or is renewed when it is needed.
  token_ends_at timestamptz,
  renew_at timestamptz,
  simulated boolean not null default false,
  connected_at timestamptz,
  -- The day until which the creator allowed it.
  consent_ends_at timestamptz,
  ended_at timestamptz,
  ended_by text check (ended_by in ('creator', 'platform', 'time')),
  -- Part of the link with which the creator passes the report on; null: there is none.
  reader_key uuid unique,
  created_at timestamptz not null,
  check ((access_sealed is null) = (key_id is null)),
  check (refresh_sealed is null or access_sealed is not null),
  check ((ended_at is null) = (ended_by is null)),
  check (access_sealed is null or (profile_id is not null and ended_at is null))
);
-- An account has one page, whoever asked.
create unique index creator_pages_account on creator_pages (platform, profile_id) where profile_id is not null;
create index creator_pages_creator on creator_pages (platform, handle);
create index creator_pages_renewal on creator_pages (renew_at) where renew_at is not null;
create index creator_pages_keys on creator_pages (key_id) where key_id is not null;

create table consent_requests (
  id uuid primary key,
  workspace_id uuid not null references workspaces,
  asked_by uuid not null references users,
  platform text not null,
  handle text not null,
  -- The parsed address that a connector is given.
  target jsonb not null,
  -- Where the link was sent; null: it was copied, or its time is over.
  email text check (email = lower(email)),
  -- The creator reads the report before the brand gets it.
  creator_first boolean not null,
  -- waiting: nobody answered; reading: the creator has the report and the brand does not; connected: the brand has it, or will.
  state text not null default 'waiting' check (state in ('waiting', 'reading', 'connected', 'declined', 'canceled', 'ended')),
  page_id uuid references creator_pages on delete set null,
  run_id uuid references verification_runs,
  verification_id uuid references verifications on delete set null,
  -- Credits on hold until the creator passes the report on.
  hold_id bigint references credit_holds,
  -- What keeps the brand from its report.
  trouble text check (trouble in ('insufficient_credits', 'not_possible')),
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  answered_at timestamptz,
  check ((state = 'waiting') = (answered_at is null))
);
create index consent_requests_workspace on consent_requests (workspace_id, asked_at desc, id);
create unique index consent_requests_open on consent_requests (workspace_id, platform, handle) where state = 'waiting';
create index consent_requests_page on consent_requests (page_id) where page_id is not null;
create index consent_requests_creator on consent_requests (platform, handle);
create index consent_requests_run on consent_requests (run_id) where run_id is not null;

-- Someone is at a platform's page of consent just now. What the browser brings back is known by its digest alone, and counts once.
create table consent_attempts (
  state text primary key,
  browser text not null,
  platform text not null,
  -- For whom: a brand's request, or somebody who proves that an account is theirs; the latter with where to go afterwards, sealed.
  request_id uuid references consent_requests on delete cascade,
  proof_sealed text,
  nonce text not null,
  verifier text not null,
  expires_at timestamptz not null,
  check ((request_id is null) <> (proof_sealed is null))
);
create index consent_attempts_expiry on consent_attempts (expires_at);
create index consent_attempts_request on consent_attempts (request_id) where request_id is not null;

-- The simulated platforms' own state: it stands in for other companies' databases.
create table simulated_consents (
  secret text primary key,
  kind text not null check (kind in ('code', 'access', 'refresh')),
  given jsonb not null,
  expires_at timestamptz not null
);
