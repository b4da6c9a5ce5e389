-- One mailbox has several addresses: tags behind a plus, and at Gmail dots and a second host. Whoever unsubscribed with one of them is not written to at
-- another. `apps/server/src/foundation/mail/mailbox-of.ts` says the same for marks of trials.

create function mailbox_of(address text) returns text language sql immutable parallel safe strict as $$
  select case when home then coalesce(nullif(replace(untagged, '.', ''), ''), name) || '@gmail.com'
              else untagged || '@' || host end
    from (select regexp_replace(lower(btrim(address)), '@[^@]*$', '') as name,
                 regexp_replace(lower(btrim(address)), '^.*@', '') as host) parts,
         lateral (select regexp_replace(name, '(.)\+.*$', '\1') as untagged, host in ('gmail.com', 'googlemail.com') as home) told
$$;

-- small: lists of those who unsubscribed, and threads to one address, are short beside the messages in them
create index outreach_suppressions_mailbox on outreach_suppressions (mailbox_of(address), workspace_id);
-- small: as above
create index outreach_threads_mailbox on outreach_threads (workspace_id, mailbox_of(address));
