-- Whether somebody beside the creator has the report. One that its creator reads first is signed for their own page, and takes no other's place before it is
-- passed on.
alter table signed_reports add column passed_on boolean not null default true;
-- small: reports of creators who read first and have not passed them on.
update signed_reports set passed_on = false
 where report_id in (
   select run.report_id from consent_requests asked join verification_runs run on run.id = asked.run_id
    where asked.verification_id is null and run.report_id is not null
      and not exists (select from verification_runs same join verifications on verifications.run_id = same.id where same.snapshot_id = run.snapshot_id));
