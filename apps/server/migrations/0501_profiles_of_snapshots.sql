-- The platform's own id of the account, where the data names it: two uploads under one name may be of two people. Null: not known, or stored by the
-- release before.

alter table snapshots add column profile_id text;
