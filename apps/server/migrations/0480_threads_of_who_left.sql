-- A thread is nobody's once the person who had it has left the workspace; at the end of the transaction, because whoever a workspace is handed
-- to leaves its members and stays as its owner.

create function free_threads_of_who_left() returns trigger language plpgsql as $$
begin
  update outreach_threads set assignee_id = null
   where workspace_id = old.workspace_id and assignee_id = old.user_id
     and not exists (select from workspace_members where workspace_id = old.workspace_id and user_id = old.user_id)
     and not exists (select from workspaces where id = old.workspace_id and owner_id = old.user_id);
  return null;
end $$;

create constraint trigger threads_of_who_left after delete on workspace_members
  deferrable initially deferred for each row execute function free_threads_of_who_left();

-- small: only threads that were given to a person, of whom few have left
update outreach_threads set assignee_id = null
 where assignee_id is not null
   and not exists (select from workspace_members where workspace_id = outreach_threads.workspace_id and user_id = assignee_id)
   and not exists (select from workspaces where id = outreach_threads.workspace_id and owner_id = assignee_id);
