-- What a call with a key was asked for, and what it was answered first: who sends it again gets the same, and who asks for something else is refused.
-- Null: stored by the release before.

alter table contracts add column request_clauses text;
alter table creator_matches add column fitting integer;
alter table creator_matches add column compared jsonb;
