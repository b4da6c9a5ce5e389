-- The account that proved a creator's request, as its platform told it. Null: nobody proved it, or an earlier release looked.
alter table data_requests add column proved_handle text, add column proved_id text;
