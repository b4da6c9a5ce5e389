import { ErrorBoundary } from '../../ui/error-boundary.tsx'
import { ChatButton } from './chat-button.tsx'

/** The chat, which fails alone. */
export function VisitorChat() {
  return (
    <ErrorBoundary part="chat">
      <ChatButton />
    </ErrorBoundary>
  )
}
