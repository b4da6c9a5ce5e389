-- Every hour jobs delete what ended long ago; without these they read all exports and all shared links.
-- small: exports are made by hand
create index if not exists exports_ended on exports (ended_at) where ended_at is not null;
-- small: links are made by hand
create index if not exists share_links_ended on share_links (least(expires_at, revoked_at));
