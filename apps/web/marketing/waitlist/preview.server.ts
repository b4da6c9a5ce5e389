import type { Report } from '@vouch/engine'
import recorded from '../home/sample-report.json' with { type: 'json' }

/** A real answer of the engine about a simulated creator, as much of it as the preview shows. Read while the site is built, so that no
 *  visitor loads the whole. */
const { subject, trust, verdict, suspiciousFollowers } = recorded as Pick<
  Report,
  'subject' | 'trust' | 'verdict' | 'suspiciousFollowers'
>

export const preview = { name: subject.displayName ?? subject.handle, trust, verdict, suspiciousFollowers }
export type Preview = typeof preview
