-- The secret of a shop before the last rotation, which is taken beside the new one until then. It lies under the same key.
alter table tracking_sources add column old_secret_sealed text, add column old_secret_until timestamptz;
