-- Whose turn it is to change a subscription or to end a sign-up, named by the workspace or the card's set-up. A row is there while somebody is at it;
-- one whose process died counts until its time is over.
create table billing_turns (
  of text primary key,
  token uuid not null,
  until timestamptz not null
);
