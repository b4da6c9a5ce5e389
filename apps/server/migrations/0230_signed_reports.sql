-- Reports that left with a signature. Whether a file is what was signed can be found out without this table; here stands what became of it since.
create table signed_reports (
  -- Printed beside the signature, and asked for by whoever holds a sheet of paper.
  code text primary key,
  -- Null once the data behind it were deleted; the signature stays good.
  report_id uuid unique references reports on delete set null,
  -- Null once the creator was erased.
  creator_id uuid references creators on delete set null,
  -- The workspace whose own file the data came from, which may be gone since; null: they were fetched. A file takes the place of no other's.
  file_of uuid,
  digest text not null,
  data_at timestamptz not null,
  computed_at timestamptz not null,
  key_id text not null,
  issuer text not null,
  signed_at timestamptz not null,
  value text not null,
  revoked_at timestamptz,
  revoked_for text check (revoked_for in ('creator_erased', 'dispute_accepted', 'withdrawn')),
  check ((revoked_at is null) = (revoked_for is null))
);
create index signed_reports_creator on signed_reports (creator_id, data_at desc) where creator_id is not null;
create index signed_reports_revoked on signed_reports (revoked_at, code) where revoked_at is not null;
create index signed_reports_newest on signed_reports (signed_at desc, code desc);
