-- Why the account that somebody proved may not be the one that the request is about, in words for the team. Null: nobody proved another.
alter table data_requests add column doubt text;
