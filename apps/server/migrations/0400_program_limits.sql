-- What a program may spend in a month is said when it is let in, and goes with the code to the key that it is exchanged for.
alter table oauth_codes add column credits_max int check (credits_max >= 0);
