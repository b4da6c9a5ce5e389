-- People who work in a workspace beside its owner, and those who were invited to.
-- Not "name": statements of an older process join this table with users and mean theirs.
alter table workspaces add column display_name text check (length(display_name) between 1 and 80);
-- When there were first more people than the plan has seats; null while they fit.
alter table workspaces add column over_seats_since timestamptz;

create table workspace_members (
  workspace_id uuid not null references workspaces on delete cascade,
  user_id uuid not null references users on delete cascade,
  -- The owner is the workspace's own column, so that there is exactly one.
  role text not null check (role in ('viewer', 'member', 'manager')),
  joined_at timestamptz not null,
  invited_by uuid references users on delete set null,
  primary key (workspace_id, user_id)
);
create index workspace_members_person on workspace_members (user_id, joined_at);

create table workspace_invitations (
  id uuid primary key default gen_random_uuid(),
  workspace_id uuid not null references workspaces on delete cascade,
  email text not null,
  role text not null check (role in ('viewer', 'member', 'manager')),
  -- The secret of the link is in the letter alone.
  token_digest text not null unique,
  invited_by uuid references users on delete set null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  unique (workspace_id, email)
);

-- An owner is no member beside it.
create function refuse_owner_as_member() returns trigger language plpgsql as $$
begin
  if exists (select from workspaces where id = new.workspace_id and owner_id = new.user_id) then
    raise exception 'The owner of a workspace is no member beside it' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger workspace_members_not_owner before insert or update on workspace_members
  for each row execute function refuse_owner_as_member();

-- Handing a workspace over exchanges two owners in one statement, so uniqueness is looked at when it ends.
alter table workspaces drop constraint workspaces_owner_id_key;
-- small: a row for each customer.
alter table workspaces add constraint workspaces_owner_id_key unique (owner_id) deferrable initially immediate;
