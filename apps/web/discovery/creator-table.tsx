import type { DiscoveredCreator } from '@vouch/contract'
import type { ReactNode } from 'react'
import { CreatorRow, type OpensPanel } from './creator-row.tsx'
import styles from './discovery.module.css'

interface CreatorTableProps {
  creators: readonly DiscoveredCreator[]
  /** Where a row leads; visitors are led to the trial instead. */
  leadsTo: (creator: DiscoveredCreator) => string
  /** Where the lookalikes of a row are; absent: nowhere. */
  alike?: (creator: DiscoveredCreator) => string
  /** A full page load, out of this application's shell. */
  reload?: boolean
  /** What can be done with a creator without leaving the list. */
  action?: (creator: DiscoveredCreator) => ReactNode
  /** Rows open a panel beside the list. */
  opens?: OpensPanel | undefined
}

/** Creators in rows: who, how far their audience can be trusted and how sure that is, how large, how engaged, at what price. */
export function CreatorTable({ creators, leadsTo, alike, reload = false, action, opens }: CreatorTableProps) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Creator</th>
          <th scope="col">Trust</th>
          <th scope="col" data-number>
            Followers
          </th>
          <th scope="col" data-number>
            Engagement
          </th>
          <th scope="col" data-number>
            Price per post
          </th>
          <th scope="col">Location</th>
          {alike && (
            <th scope="col">
              <span className="visually-hidden">Lookalikes</span>
            </th>
          )}
          {action && (
            <th scope="col">
              <span className="visually-hidden">Actions</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {creators.map((creator) => (
          <CreatorRow key={creator.id} creator={creator} {...{ leadsTo, alike, reload, action, opens }} />
        ))}
      </tbody>
    </table>
  )
}
