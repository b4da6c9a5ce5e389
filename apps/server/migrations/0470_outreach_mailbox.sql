-- How far the operator's mailbox has been read, where answers to what left through our mail server come. Another mailbox begins anew.

create table outreach_mailbox (
  -- User, host, port and folder.
  place text primary key check (length(place) <= 1000),
  -- Another validity means that its numbers begin anew.
  validity text,
  last_uid bigint not null default 0,
  -- When the last reading began, by the database's clock: whoever asked before that need not read again.
  began_at timestamptz,
  fault text
);
