-- Mail waits here from the transaction of its cause until the mail server has taken it.
create table mails (
  id uuid primary key default gen_random_uuid(),
  -- Why it is written, for example `verify-address:…`: a cause writes once.
  cause text not null unique,
  recipient text not null check (recipient = lower(recipient)),
  subject text not null,
  -- Links in a letter sign people in. Once a real mail server has taken it, the letter itself is erased here.
  text_body text,
  html_body text,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'dead')),
  last_error text,
  written_at timestamptz not null,
  sent_at timestamptz,
  check ((state = 'sent') = (sent_at is not null)),
  check (state = 'sent' or (text_body is not null and html_body is not null))
);
create index mails_mailbox on mails (recipient, written_at desc);
