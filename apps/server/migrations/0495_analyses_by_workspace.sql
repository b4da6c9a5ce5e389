-- What a workspace takes along is read a page at a time; without this each page looks through everybody's readings.
-- small: a reading is paid for and asked for by hand, a few for each report
create index analyses_by_workspace on analyses (workspace_id, id);
