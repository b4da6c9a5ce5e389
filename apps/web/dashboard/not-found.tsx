import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'

export function meta() {
  return [{ title: '404 Page Not Found · Vouch' }]
}

export default function DashboardNotFound() {
  return (
    <EmptyState
      heading="h1"
      title="404 Page Not Found"
      actions={<ButtonLink to="/dashboard">Verify a creator</ButtonLink>}
    >
      There is nothing at this address of the dashboard.
    </EmptyState>
  )
}
