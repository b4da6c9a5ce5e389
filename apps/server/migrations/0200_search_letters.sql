-- Who is told by letter of creators who are new in a saved search.
create table saved_search_letters (
  search_id uuid not null references saved_searches on delete cascade,
  user_id uuid not null references users on delete cascade,
  -- The last creator of the index when the latest letter was weighed: whoever joined later has not been told of.
  told_creator bigint not null,
  -- When that was; at first, when the person asked to be told.
  told_at timestamptz not null,
  primary key (search_id, user_id)
);
create index saved_search_letters_turn on saved_search_letters (told_at, user_id);
