-- What the posts of a creator of the index were, month by month: the market is counted from these rows.
create table discovered_months (
  creator_id bigint not null references discovered_creators on delete cascade,
  -- The first day of the month, UTC.
  month date not null,
  posts integer not null check (posts >= 0),
  -- Posts whose caption, hashtags or label could be read, and those of them that disclose that somebody paid.
  told integer not null check (told between 0 and posts),
  sponsored integer not null check (sponsored between 0 and told),
  -- Posts by form, by hashtag and by the account that a paid post mentions.
  kinds jsonb not null,
  tags jsonb not null,
  brands jsonb not null,
  -- What a post was estimated to cost in that month, US dollars; null where nobody read the creator then.
  price double precision check (price > 0),
  primary key (creator_id, month)
);

-- Whether the months were read. Rows from before are read again: verified ones by a job, simulated ones by the screening.
alter table discovered_creators add column months_read boolean not null default false;

-- The screening goes over the simulated network once more, from the next start on where somebody has searched.
-- small: the one row of the table.
update simulated_network
   set screening_begun = wanted, screened = 0, screened_followers = 9223372036854775807, screened_id = 0;
