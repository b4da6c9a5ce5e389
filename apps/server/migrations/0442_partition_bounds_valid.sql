-- The second step: that the bound holds is read while everybody reads and writes, so that the third step need not.
alter table link_clicks validate constraint link_clicks_bound;
alter table api_key_calls validate constraint api_key_calls_bound;
alter table creator_readings validate constraint creator_readings_bound;
