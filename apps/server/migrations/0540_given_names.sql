-- Message-IDs that a mail server put in place of ours: answers and reports name those.
create table outreach_given_names (
  name text primary key check (length(name) <= 300),
  message_id uuid not null references outreach_messages on delete cascade
);
create index outreach_given_names_message on outreach_given_names (message_id);
