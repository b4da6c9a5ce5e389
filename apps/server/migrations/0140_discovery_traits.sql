-- What a sentence can ask of creators besides counts and scores. Null: not known, or written before these columns were there.
alter table discovered_creators
  -- Followers won within a month over those before, a ratio.
  add column growth_monthly double precision,
  add column last_post_at timestamptz,
  -- Share of recent posts that disclose a sponsor.
  add column sponsored_share double precision,
  -- Whether the profile tells an email address or a website.
  add column has_contact boolean,
  -- Whether these and the words of the posts were read. Rows from before are read again by a job.
  add column traits_read boolean not null default false;

-- The screening writes them; where it has ended, it goes over the simulated network once more.
-- small: the one row of the table.
update simulated_network
   set screening_begun = false, screened = 0, screened_followers = 9223372036854775807, screened_id = 0;
