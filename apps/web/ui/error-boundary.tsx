import { Component, type ReactNode } from 'react'
import { ErrorCard, ErrorScreen, type FailedPart } from './error-screen.tsx'

interface ErrorBoundaryProps {
  part: FailedPart
  children: ReactNode
}

interface ErrorBoundaryState {
  caught: { error: unknown } | null
}

/** Keeps what a part throws while it is drawn from taking down what is around it. React asks for a class here. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { caught: null }

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { caught: { error } }
  }

  override render(): ReactNode {
    const { caught } = this.state
    const { part, children } = this.props
    if (caught === null) return children
    const whole = part === 'app' || part === 'route'
    return whole ? <ErrorScreen part={part} error={caught.error} /> : <ErrorCard part={part} error={caught.error} />
  }
}
