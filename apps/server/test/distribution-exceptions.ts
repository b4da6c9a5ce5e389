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
  { faults: new RegExp(`^cross ${ofCreators}$`), name: "A workspace's list shows what we know about its creators" },
  {
    faults: new RegExp(`^join ${ofCreators} ${ofCreators}$`),
    name: 'Two creator tables joined through a verification',
  },
  { faults: /^column reports$/, name: "A report uses its snapshot's column" },
  { faults: /^cross discovered_(creators|months)$/, name: 'A list looks a creator up in the index' },
  { faults: /^column (?!reports$)\w+$/, name: "A part uses its parent's column" },
  { faults: /^join (api_keys|credit_\w+) credit_\w+$/, name: 'A hold or a key is looked up by id' },
  {
    faults:
      /^join (analyses verifications|bulk_batches verifications|campaigns (contracts|outreach_\w+|verifications)|contracts outreach_\w+|exports verifications|outreach_\w+ (outreach_\w+|verifications)|shortlist_alerts (shortlists|verifications)|tracking_orders tracking_sources)$/,
    name: 'Two rows of one workspace joined by id',
  },
  // The mark of the ledger goes with who asks.
  {
    faults: /^(local (users|sessions)|fan-out credit_entries)$/,
    name: 'The user or author is read in the same query',
  },
  { faults: /^local creator_pages$/, name: 'A connected page is read with its consent' },
  {
    faults: /^(fan-out|moves) verification_runs$/,
    name: 'A run is written by id and learns its creator later',
  },
  { faults: /^fan-out verifications$/, name: 'A run looks for the verifications waiting for it' },
  { faults: /^fan-out creators$/, name: 'A creator is looked up by handle' },
  { faults: /^fan-out (campaigns|share_links)$/, name: 'A campaign or a link is found by its id' },
  {
    faults: /^fan-out (addressees|disputes|extension_screenings|extension_sessions|saved_searches)$/,
    name: "One person's rows across workspaces",
  },
]
