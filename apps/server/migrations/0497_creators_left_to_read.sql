-- Every hour the creators are looked for whose rows are older than growth, posts, brands and months; without this all creators are read for them.
-- small: a second or two for a million creators, and only jobs write to this table, which try again
create index if not exists discovered_creators_unread on discovered_creators (id)
  where (not traits_read or mentions is null or not months_read) and trust_basis = 'verification';
