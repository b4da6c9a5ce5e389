/** The newest entry of the workspace's ledger, as part of the statement that finds who asks: it changes with every charge, whoever made it,
 *  so that a screen that asks for anything learns that its balance is an old one. It reads one row of an index. */
export const ledgerMark = `(select credit_entries.id::text from credit_entries
    where credit_entries.workspace_id = place.id order by credit_entries.id desc limit 1) as "ledgerMark"`
