-- Counts that a platform showed of a creator on a day: what a follower history grows from, one verification after the other.

create table creator_readings (
  creator_id uuid not null references creators,
  -- UTC, as every day in a snapshot.
  day date not null,
  -- The platform's own id of the profile, empty where it gives none: a handle may pass to somebody else, whose counts are others.
  profile_id text not null default '',
  -- The last time that the platform confirmed these counts.
  read_at timestamptz not null,
  followers bigint check (followers >= 0),
  following bigint check (following >= 0),
  posts bigint check (posts >= 0),
  views bigint check (views >= 0),
  -- When the platform's terms ask for deletion; null: kept.
  expires_at timestamptz,
  primary key (creator_id, day)
);
create index creator_readings_expiry on creator_readings (expires_at) where expires_at is not null;
