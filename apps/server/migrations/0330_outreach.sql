-- Outreach: who writes in a workspace's name, whom to, what is to be sent and when, what came back, and who must not be written to again.

create table outreach_senders (
  workspace_id uuid primary key references workspaces on delete cascade,
  -- Both stand at the foot of every message.
  legal_name text not null check (length(legal_name) between 1 and 120),
  postal_address text not null check (length(postal_address) between 1 and 300),
  from_name text not null check (length(from_name) between 1 and 80),
  -- Where replies go.
  address text not null check (address = lower(address) and length(address) <= 254),
  -- Used where nothing says in which zone a creator lives.
  time_zone text not null default 'America/New_York',
  via text not null default 'ours' check (via in ('ours', 'own')),
  smtp_host text,
  smtp_port integer check (smtp_port between 1 and 65535),
  -- Encrypted from the first byte, and not only once the server offers it.
  smtp_tls boolean not null default true,
  smtp_user text,
  smtp_password_sealed text,
  -- Messages a day through the workspace's own server.
  daily_max integer not null default 500 check (daily_max between 1 and 5000),
  imap_host text,
  imap_port integer check (imap_port between 1 and 65535),
  imap_tls boolean not null default true,
  imap_user text,
  imap_password_sealed text,
  -- How far the mailbox has been read; another validity means that its numbers begin anew.
  imap_validity text,
  imap_last_uid bigint not null default 0,
  imap_read_at timestamptz,
  imap_fault text,
  -- Our signature of messages (DKIM) for the domain of the address: the workspace publishes the public part.
  dkim_private_sealed text,
  dkim_public text,
  -- Whether DNS shows the public part: only then is anything signed with it.
  dkim_published boolean not null default false,
  key_id text not null,
  -- The first day on which our server sent for it; the daily limit grows from there.
  first_sent_on date,
  changed_by uuid references users on delete set null,
  changed_at timestamptz not null,
  check (via = 'ours' or smtp_host is not null)
);
create index outreach_senders_person on outreach_senders (changed_by);
create index outreach_senders_key on outreach_senders (key_id);

create table outreach_contacts (
  id uuid primary key default gen_random_uuid(),
  workspace_id uuid not null references workspaces on delete cascade,
  creator_id uuid not null references creators on delete cascade,
  address text not null check (address = lower(address) and length(address) <= 254),
  source text not null check (source in ('bio', 'linked-page', 'consent', 'given')),
  confidence text not null check (confidence in ('high', 'medium')),
  -- Where exactly it stands: a link, or how the creator gave it.
  evidence text not null check (length(evidence) <= 500),
  found_at timestamptz not null,
  unique (workspace_id, creator_id, address)
);
create index outreach_contacts_creator on outreach_contacts (creator_id);

-- When the sources of a creator were last looked through, for a workspace.
create table outreach_lookups (
  workspace_id uuid not null references workspaces on delete cascade,
  creator_id uuid not null references creators on delete cascade,
  at timestamptz not null,
  -- As the profile states it: says which law and which hours hold.
  country text,
  -- The page that the profile links to; it is read by a job.
  page text check (length(page) <= 500),
  page_state text not null default 'none' check (page_state in ('none', 'waiting', 'read', 'failed')),
  primary key (workspace_id, creator_id)
);
create index outreach_lookups_creator on outreach_lookups (creator_id);

create table outreach_templates (
  id uuid primary key default gen_random_uuid(),
  workspace_id uuid not null references workspaces on delete cascade,
  name text not null check (length(name) between 1 and 80),
  subject text not null check (length(subject) <= 200),
  body text not null check (length(body) <= 10000),
  -- Messages after the first, in order: {"afterDays": 3, "body": "…"}.
  follow_ups jsonb not null default '[]' check (jsonb_typeof(follow_ups) = 'array'),
  version integer not null default 1,
  changed_by uuid references users on delete set null,
  changed_at timestamptz not null,
  created_at timestamptz not null
);
create index outreach_templates_workspace on outreach_templates (workspace_id, changed_at desc);
create index outreach_templates_person on outreach_templates (changed_by);

create table outreach_threads (
  id uuid primary key default gen_random_uuid(),
  workspace_id uuid not null references workspaces on delete cascade,
  creator_id uuid not null references creators on delete cascade,
  campaign_id uuid references campaigns on delete set null,
  entry_id uuid references campaign_creators on delete set null,
  address text not null,
  source text not null,
  evidence text not null,
  -- Why this creator may be written to, where the law of the country asks for consent.
  consent_reason text check (length(consent_reason) <= 500),
  subject text not null,
  state text not null default 'waiting' check (state in ('waiting', 'replied', 'agreed', 'declined', 'closed', 'failed', 'unsubscribed')),
  assignee_id uuid references users on delete set null,
  -- Something came that nobody has opened.
  unread boolean not null default false,
  created_by uuid references users on delete set null,
  created_at timestamptz not null,
  last_at timestamptz not null
);
create index outreach_threads_workspace on outreach_threads (workspace_id, last_at desc, id);
create index outreach_threads_creator on outreach_threads (creator_id);
create index outreach_threads_campaign on outreach_threads (campaign_id) where campaign_id is not null;
create index outreach_threads_entry on outreach_threads (entry_id) where entry_id is not null;
create index outreach_threads_assignee on outreach_threads (assignee_id) where assignee_id is not null;
create index outreach_threads_person on outreach_threads (created_by) where created_by is not null;
create index outreach_threads_address on outreach_threads (workspace_id, address);

create table outreach_messages (
  id uuid primary key default gen_random_uuid(),
  place bigint generated always as identity,
  thread_id uuid not null references outreach_threads on delete cascade,
  workspace_id uuid not null references workspaces on delete cascade,
  kind text not null check (kind in ('first', 'follow-up', 'reply', 'received', 'note')),
  -- The header, fixed before the first attempt, so that a second one has the same. Notes have none, nor has what was logged by hand.
  message_id text,
  in_reply_to text,
  subject text not null default '',
  body text not null check (length(body) <= 100000),
  -- waiting: until it is due; sending: an attempt has begun; held, sent, refused, bounced, canceled as they say; kept: it came, or is a note.
  state text not null check (state in ('waiting', 'sending', 'sent', 'refused', 'bounced', 'canceled', 'kept')),
  -- Days after the message before it; a follow-up is due only once that was sent.
  after_days integer,
  due_at timestamptz,
  attempts integer not null default 0 check (attempts >= 0),
  -- An attempt ended without an answer, so the mail server may have taken it twice.
  maybe_twice boolean not null default false,
  fault text check (length(fault) <= 500),
  hold_id bigint references credit_holds,
  credits integer not null default 0 check (credits >= 0),
  via text check (via in ('ours', 'own')),
  sent_at timestamptz,
  created_by uuid references users on delete set null,
  created_at timestamptz not null,
  check ((state = 'waiting') <= (due_at is not null or kind = 'follow-up'))
);
create unique index outreach_messages_header on outreach_messages (workspace_id, message_id) where message_id is not null;
create index outreach_messages_thread on outreach_messages (thread_id, place);
create index outreach_messages_due on outreach_messages (due_at) where state in ('waiting', 'sending') and due_at is not null;
create index outreach_messages_sent on outreach_messages (workspace_id, sent_at) where sent_at is not null;
create index outreach_messages_hold on outreach_messages (hold_id) where hold_id is not null;
create index outreach_messages_person on outreach_messages (created_by) where created_by is not null;

-- Sends that were asked for under a key: the same key is answered with the same threads.
create table outreach_orders (
  workspace_id uuid not null references workspaces on delete cascade,
  key text not null check (length(key) <= 200),
  digest text not null,
  thread_ids uuid[] not null,
  at timestamptz not null,
  primary key (workspace_id, key)
);

create table outreach_suppressions (
  id uuid primary key default gen_random_uuid(),
  -- Null: nobody may be written to there through our mail server.
  workspace_id uuid references workspaces on delete cascade,
  address text not null check (address = lower(address)),
  reason text not null check (reason in ('unsubscribed', 'bounced', 'by-hand')),
  at timestamptz not null
);
create unique index outreach_suppressions_own on outreach_suppressions (workspace_id, address) where workspace_id is not null;
create unique index outreach_suppressions_all on outreach_suppressions (address) where workspace_id is null;

create function note_outreach_reply() returns trigger language plpgsql as $$
begin
  perform note_webhook_event(new.workspace_id, '{outreach.replied}', jsonb_build_object('messageId', new.id), new.created_at, null, null);
  return null;
end $$;

create trigger outreach_messages_note_reply after insert on outreach_messages
  for each row when (new.kind = 'received') execute function note_outreach_reply();
