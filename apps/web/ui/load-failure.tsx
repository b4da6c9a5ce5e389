import { Button } from './button.tsx'
import { Notice } from './notice.tsx'
import { useHeadingAfter } from './page-focus.tsx'

interface LoadFailureProps {
  title?: string
  /** The call that failed: what it said, and how it is made again. */
  query: { error: Error | null; refetch: () => unknown }
  /** Interrupts a screen reader: for a page that has nothing else to say. */
  urgent?: boolean
}

/** That something didn’t load, why, and the way to ask for it again. */
export function LoadFailure({ title, query, urgent = false }: LoadFailureProps) {
  const headingAfter = useHeadingAfter()
  const again = () => {
    headingAfter()
    query.refetch()
  }
  return (
    <Notice
      tone="risk"
      {...(title && { title })}
      urgent={urgent}
      actions={
        <Button size="small" tone="secondary" onClick={again}>
          Try again
        </Button>
      }
    >
      {query.error?.message}
    </Notice>
  )
}
