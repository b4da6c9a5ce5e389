/** What breaks the rules of a divided database on the hot paths, and why it may. `docs/scale.md` tells the same. */

export interface Exception {
  /** The faults that it is about. */
  faults: RegExp
  /** As the table of `docs/scale.md` names it. */
  name: string
}

const ofCreators =
  '(creators|creator_readings|post_readings|reports|snapshots|verification_runs|watch_changes|watch_schedule|signed_reports)'

export const exceptions: readonly Exception[] = [
  { faults: new RegExp(`^cross ${ofCreators}$`), name: 'A list of a workspace shows what is known of its creators' },
  {
    faults: new RegExp(`^join ${ofCreators} ${ofCreators}$`),
    name: 'Two tables of creators meet through a verification',
  },
  { faults: /^column reports$/, name: 'A report has the column of its snapshot' },
  { faults: /^cross discovered_(creators|months)$/, name: 'A list looks a creator up in the index' },
  { faults: /^column (?!reports$)\w+$/, name: 'A part has the column of its whole' },
  { faults: /^join (api_keys|credit_\w+) credit_\w+$/, name: 'A hold or a key is asked for by its number' },
  {
    faults:
      /^join (bulk_batches verifications|campaigns (contracts|outreach_\w+|verifications)|contracts outreach_\w+|exports verifications|outreach_\w+ (outreach_\w+|verifications)|shortlist_alerts (shortlists|verifications)|tracking_orders tracking_sources)$/,
    name: 'Two rows of one workspace are joined by their ids',
  },
  // The mark of the ledger goes with who asks.
  {
    faults: /^(local (users|sessions)|fan-out credit_entries)$/,
    name: 'Who asks, or who did it, stands beside the row',
  },
  { faults: /^local creator_pages$/, name: 'The page that a creator connected stands beside the consent' },
  {
    faults: /^(fan-out|moves) verification_runs$/,
    name: 'A run is written by its number, and learns its creator later',
  },
  { faults: /^fan-out verifications$/, name: 'A run asks for the verifications that wait for it' },
  { faults: /^fan-out creators$/, name: 'A creator is looked up by handle' },
  {
    faults: /^fan-out (disputes|extension_screenings|extension_sessions|saved_searches)$/,
    name: 'A person is asked for, whatever the workspace',
  },
]
