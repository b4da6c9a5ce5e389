import type { CreatorPage } from '@vouch/contract'

/** What each part of a creator's own page is given. */
export interface PanelProps {
  page: CreatorPage
  /** Of its calls. */
  address: string
  onChange: (page: CreatorPage) => void
}
