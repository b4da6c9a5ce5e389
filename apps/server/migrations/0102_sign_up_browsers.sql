-- Which browser signed up with an address, and with which password: that browser alone is told that the address waits for its proof. A
-- row is written for every sign-up, also for one whose address was taken, so that a stranger cannot tell the two apart.
create table sign_up_browsers (
  -- The SHA-256 of the browser's cookie.
  browser text not null,
  email text not null check (email = lower(email)),
  -- The HMAC of the password under the cookie: whoever reads this table cannot try passwords.
  password text not null,
  -- When its trial began, or seemed to.
  completed_at timestamptz,
  expires_at timestamptz not null,
  primary key (browser, email)
);
create index sign_up_browsers_expiry on sign_up_browsers (expires_at);
create index sign_up_browsers_email on sign_up_browsers (email);
