import { ErrorBoundary } from '../../ui/error-boundary.tsx'
import { ChatButton } from './chat-button.tsx'

/** The chat, which fails alone. */
export function VisitorChat({ onPhones = true }: { onPhones?: boolean }) {
  return (
    <ErrorBoundary part="chat">
      <ChatButton onPhones={onPhones} />
    </ErrorBoundary>
  )
}
