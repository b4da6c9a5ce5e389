-- One trial for each card and each address. What is kept is a keyed digest (HMAC) of the card's fingerprint or the normalised address: it
-- recognises them when they come again and names nobody. Rows go after 24 months.
create table trial_marks (
  kind text not null check (kind in ('address', 'card')),
  mark text not null,
  -- While the trial is only being begun, who begins it: nobody else can meanwhile, and if it does not come about the row goes. Null: it began.
  holder text,
  marked_at timestamptz not null,
  primary key (kind, mark)
);
create index trial_marks_age on trial_marks (marked_at);
create index trial_marks_holder on trial_marks (holder) where holder is not null;

-- Set-ups of people who are signed in and have no plan: theirs for certain, so that two tabs work on one.
alter table trial_sign_ups add column for_member boolean not null default false;
create index trial_sign_ups_user on trial_sign_ups (user_id) where completed_at is null;
