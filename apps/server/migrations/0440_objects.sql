-- Large bodies may lie in an object store. A row then has the object's name and the digest of its bytes where the bytes were.

alter table snapshots alter column body drop not null, add column object_key text, add column object_digest text;
alter table export_files alter column body drop not null, add column object_key text, add column object_digest text;
alter table contracts add column object_key text, add column object_digest text;

alter table snapshots add constraint snapshots_body check ((body is null) = (object_key is not null)) not valid;
alter table snapshots add constraint snapshots_object check ((object_key is null) = (object_digest is null)) not valid;
alter table export_files add constraint export_files_body check ((body is null) = (object_key is not null)) not valid;
alter table export_files add constraint export_files_object check ((object_key is null) = (object_digest is null)) not valid;
alter table contracts add constraint contracts_file check (file is null or object_key is null) not valid;
alter table contracts add constraint contracts_object check ((object_key is null) = (object_digest is null)) not valid;

-- Objects that no row names any more, and those that are on their way to a row: whoever writes one notes it here first, and the transaction that gives it
-- its row takes the note away. What is due is deleted in the store.
create table object_leavings (
  key text primary key check (length(key) between 1 and 200),
  -- Real time, also where the product's clock is moved.
  due_at timestamptz not null,
  -- Deletions that the store refused; each makes the next one wait longer.
  attempts integer not null default 0
);
create index object_leavings_due on object_leavings (due_at);

create function leave_object() returns trigger language plpgsql as $$
begin
  insert into object_leavings (key, due_at) values (old.object_key, now()) on conflict (key) do update set due_at = excluded.due_at;
  return null;
end $$;

create trigger snapshots_leave after delete on snapshots for each row when (old.object_key is not null) execute function leave_object();
create trigger snapshots_replace after update of object_key on snapshots
  for each row when (old.object_key is not null and old.object_key is distinct from new.object_key) execute function leave_object();
create trigger export_files_leave after delete on export_files for each row when (old.object_key is not null) execute function leave_object();
create trigger contracts_leave after delete on contracts for each row when (old.object_key is not null) execute function leave_object();
