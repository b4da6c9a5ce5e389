/** Anybody can write a creator's name into a file, and the platform's id of the account too, so neither makes an upload a repeat: one payment would pay for
 *  everybody. */

/** @param run what the file's run is called in the query
 *  @param paid what the verification that was paid for is called there
 *  @returns the condition that what was paid for says the same: the file is the same, or its data are */
export const saysTheSame = (run: string, paid: string) => `
  exists (select from verification_runs paid_run
            join snapshots paid_data on paid_data.id = paid_run.snapshot_id
            join snapshots data on data.id = ${run}.snapshot_id
           where paid_run.id = ${paid}.run_id
             and (paid_run.subject = ${run}.subject or paid_data.digest = data.digest))`
