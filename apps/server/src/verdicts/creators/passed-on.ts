/** Whose eyes a snapshot is for. What a newcomer would get wrong: the workspace for which a snapshot is stored may not have it yet. A report that
 *  its creator reads first is nobody's until it is passed on, and then a verification shows it. */

/** @param snapshots what the table is called in the query
 *  @returns the condition that a snapshot was fetched for everybody, or that its workspace has a verification of it */
export const isPassedOn = (snapshots: string) => `
  (${snapshots}.workspace_id is null or exists (
     select from verification_runs reading join verifications shown on shown.run_id = reading.id
      where reading.snapshot_id = ${snapshots}.id and shown.workspace_id = ${snapshots}.workspace_id))`
