-- Filters by brands and by engagement for the size. Null: not known, or written before these columns were there; rows from before are read again
-- by a job.
alter table discovered_creators
  -- Accounts that sponsored posts mention, without @, in lower case.
  add column mentions text[],
  -- Place of the engagement rate among creators of the same size, 0 to 1.
  add column engagement_place double precision;

-- small: no row has the column yet, so this reads the table once and writes nothing.
create index discovered_creators_mentions on discovered_creators using gin (mentions) where mentions is not null;

-- The best match comes first: the highest trust and, of equals, the most followers. Whole points are trust, what is behind the point is followers.
-- small: a second or two for a million rows, and only jobs write to this table, which try again.
create index discovered_creators_best on discovered_creators
  ((coalesce(trust, -1) + least(coalesce(followers, 0), 999999999) / 1e9::float8) desc, id desc);
-- contract: processes of the release before only sort by trust more slowly until they end.
drop index discovered_creators_trust;

-- The screening goes over the simulated network once more, from the next start on where somebody has searched.
-- small: the one row of the table.
update simulated_network
   set screening_begun = wanted, screened = 0, screened_followers = 9223372036854775807, screened_id = 0;

-- Up to which creator a saved search was looked at: whoever joined the index since is new. Null: nobody has looked yet.
alter table saved_searches add column seen_creator bigint;
