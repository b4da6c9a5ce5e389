-- Mailboxes have their turns by when they were last tried, whether or not that came to anything: by when they were last read, those that can't be read
-- always came first.

alter table outreach_senders
  add column imap_tried_at timestamptz,
  -- Readings that failed since the last one that did not. Each makes the wait before the next longer.
  add column imap_faults integer not null default 0;
