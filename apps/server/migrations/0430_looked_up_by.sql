-- An account's export looks alerts up by workspace, dismissed ones too; without this it reads the alerts of everybody.
-- small: a list has a few alerts a year, and an index over a million of them takes a second
create index shortlist_alerts_workspace on shortlist_alerts (workspace_id, at);
-- When a user is deleted, the members whom they invited are looked up.
-- small: workspaces have a handful of members
create index workspace_members_invited_by on workspace_members (invited_by);
