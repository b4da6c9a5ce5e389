-- Whether a file told last of an order, or its shop did. Null: it was told before that was kept.
alter table tracking_orders add column from_file boolean;
