import { defineContentScript } from 'wxt/utils/define-content-script'
import { ProfileBadge } from '../page/profile-badge.ts'
import { siteMatches } from '../page/sites.ts'

/** The part that runs in pages of the three sites. It reads their address and nothing else of them. */
export default defineContentScript({
  matches: [...siteMatches],
  runAt: 'document_idle',
  main: (context) => new ProfileBadge().follow(context.signal),
})
