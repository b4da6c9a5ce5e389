-- How far the sandbox's clock runs ahead of the real one. One row; production never writes it.
create table product_clock (
  only_row boolean primary key default true check (only_row),
  ahead_ms bigint not null default 0 check (ahead_ms >= 0)
);
insert into product_clock default values;
