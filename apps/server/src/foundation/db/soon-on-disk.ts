/** For a statement of its own whose loss nobody would notice after a crash of the database: it need not wait until the disk has it, and whoever waits for
 *  its row does not either. A process that dies loses nothing. What was answered to a person, and money, is never written so. */

/** Goes into `from`: it holds for the one statement that it stands in. A name of a subquery must follow.
 *  Source: PostgreSQL documentation, 28.4 Asynchronous Commit: at most three times `wal_writer_delay`, 0.6 s, can be lost, and nothing is torn. */
export const soonOnDisk = `(select set_config('synchronous_commit', 'off', true))`
