-- Every hour a job looks up the creators whose rows are older than growth, posts, brands and months; without this it reads all creators for them.
-- small: a second or two for a million creators
create index if not exists discovered_creators_unread on discovered_creators (id)
  where (not traits_read or mentions is null or not months_read) and trust_basis = 'verification';
