import { ErrorBoundary } from '../ui/error-boundary.tsx'
import { ChatButton } from './chat/chat-button.tsx'
import { ConsentBanner } from './consent/consent-banner.tsx'

/** What stands beside every public page and is not part of it. It comes after the page, which never waits for it. */
export default function VisitorExtras() {
  return (
    <>
      <ErrorBoundary part="chat">
        <ChatButton />
      </ErrorBoundary>
      <ErrorBoundary part="consent">
        <ConsentBanner />
      </ErrorBoundary>
    </>
  )
}
