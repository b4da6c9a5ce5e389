import { ErrorBoundary } from '../ui/error-boundary.tsx'
import VisitorChat from './chat/visitor-chat.tsx'
import { ConsentBanner } from './consent/consent-banner.tsx'

/** What stands beside every public page and is not part of it. It comes after the page, which never waits for it. */
export default function VisitorExtras() {
  return (
    <>
      <VisitorChat />
      <ErrorBoundary part="consent">
        <ConsentBanner />
      </ErrorBoundary>
    </>
  )
}
