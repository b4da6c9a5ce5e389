-- How many more calls each platform takes, and until when that holds, for all processes together.

create table connector_rates (
  connector text,
  bucket text,
  calls_left integer not null check (calls_left >= 0),
  until timestamptz not null,
  primary key (connector, bucket)
);
