-- Tables that grow with time become partitioned by it, in three steps of which none lets anybody wait while a table is read. This one: what is there, and what
-- an older process writes until the third step, lies before a bound.

create function bound_growing(growing text, place text, width text) returns void language plpgsql set timezone = 'UTC' as $$
declare
  last timestamp;
  bound timestamp;
begin
  -- A sandbox's clock may have been moved ahead, and its rows with it.
  execute format('select greatest(now() at time zone ''UTC'' + interval ''2 days'', max(%I)::timestamptz at time zone ''UTC'') from %I', place, growing)
    into last;
  bound := date_trunc(width, last) + ('1 ' || width)::interval;
  execute format('alter table %I add constraint %I check (%I < %L) not valid', growing, growing || '_bound', place, to_char(bound, 'YYYY-MM-DD') || ' 00:00:00+00');
end $$;

select bound_growing('link_clicks', 'at', 'day');
select bound_growing('api_key_calls', 'at', 'day');
select bound_growing('creator_readings', 'day', 'month');
