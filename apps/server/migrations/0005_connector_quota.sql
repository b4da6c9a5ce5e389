-- What each connector spent of its platform's daily allowance. The day is the platform's, not ours.

create table connector_quota (
  connector text,
  bucket text,
  day date,
  units integer not null check (units >= 0),
  primary key (connector, bucket, day)
);
