-- Each brand reads a connected account for as long as its creator was told; what another brand asks later makes that no longer.
-- Null: as a process of the release before left it, whose time follows from the answer.
alter table consent_requests add column consent_ends_at timestamptz;

-- The report that the creator's link to others was made for. No foreign key: a report that had to be deleted is not replaced by another one.
alter table creator_pages add column reader_report_id uuid;

-- Tokens of pages that were deleted, until their platform has been told that it is over.
create table ended_tokens (
  -- The page, whose id the tokens were sealed for.
  id uuid primary key,
  platform text not null,
  simulated boolean not null,
  access_sealed text not null,
  refresh_sealed text,
  key_id text not null,
  ended_at timestamptz not null
);
