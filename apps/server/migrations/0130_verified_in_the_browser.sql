-- The account whose password this sign-up set last: opened in that browser, the link of the letter signs in. Null where the address was
-- taken, or where another sign-up has set the password since.
alter table sign_up_browsers add column user_id uuid references users (id) on delete cascade;
-- How the person has proved who they are, for the account's log.
alter table session_handovers add column proved_by text not null default 'google';
