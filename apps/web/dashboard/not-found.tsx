import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { unknownAddress } from '../ui/unknown-address.ts'

export const handle = unknownAddress()

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
      There’s nothing at this dashboard URL.
    </EmptyState>
  )
}
