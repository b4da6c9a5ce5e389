-- A contract that is asked for again under the caller's own key is the one that was written, and paid for, the first time.

alter table contracts add column request_key text check (length(request_key) <= 200);

-- small: a workspace has few contracts
create unique index contracts_by_request_key on contracts (workspace_id, request_key) where request_key is not null;
