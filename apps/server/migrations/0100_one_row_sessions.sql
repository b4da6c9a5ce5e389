-- A session is one row, whatever its token is refreshed to: whoever ends it and whoever refreshes it change the same row, so that the
-- one cannot miss the other. Older processes add a row of the same family instead; such rows end by themselves.
alter table sessions
  -- The digest of the token before the present one, and until when it counts.
  add column prior_token text unique,
  add column prior_until timestamptz,
  -- What the present token was made with out of the one before it. Without that token it says nothing.
  add column successor_salt text,
  add constraint sessions_prior check ((prior_token is null) = (prior_until is null) and (prior_token is null) = (successor_salt is null));

-- Counts how often every session of a person was ended at once. What was proved before that opens nothing after it.
alter table users add column session_epoch integer not null default 0;
alter table session_handovers add column session_epoch integer not null default 0;
