import { ErrorBoundary } from '../../ui/error-boundary.tsx'
import { ConsentBanner } from './consent-banner.tsx'

/** The question about cookies, which fails alone. */
export function VisitorConsent() {
  return (
    <ErrorBoundary part="consent">
      <ConsentBanner />
    </ErrorBoundary>
  )
}
