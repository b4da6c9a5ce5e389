import { ErrorBoundary } from '../ui/error-boundary.tsx'
import { ConsentKeeper } from './consent/consent-keeper.tsx'

/** What stands beside every public page and is not part of it. It comes after the page, which never waits for it. */
export default function VisitorExtras() {
  return (
    <ErrorBoundary part="consent">
      <ConsentKeeper />
    </ErrorBoundary>
  )
}
