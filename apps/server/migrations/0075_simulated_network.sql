-- How far the simulated network has been written into the index and screened: one row, so that a page can say it without counting.

create table simulated_network (
  only_row boolean primary key default true check (only_row),
  -- Creators written so far, in the network's own order.
  indexed integer not null default 0 check (indexed >= 0),
  -- Whether somebody searched: then filling hurries, and screening begins when it has ended. Until then both would cost without a use.
  wanted boolean not null default false,
  screening_begun boolean not null default false,
  screened integer not null default 0 check (screened between 0 and indexed),
  -- The last creator screened, in the order of an unsorted list; the screening goes on behind it.
  screened_followers bigint not null default 9223372036854775807,
  screened_id bigint not null default 0
);

insert into simulated_network (indexed, wanted, screening_begun)
select count(*), count(*) > 0, count(*) > 0 from discovered_creators where source = 'sandbox';
