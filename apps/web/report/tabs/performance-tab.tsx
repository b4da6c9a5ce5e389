import { EngagementSection } from '../engagement-section.tsx'
import { FollowersSection } from '../followers-section.tsx'
import { FollowingSection } from '../following-section.tsx'
import { LikesAndComments, PaidPosts, PostingRhythm, ViewsSpread } from '../performance-parts.tsx'
import styles from '../report-view.module.css'
import { SnapshotParts } from './snapshot-parts.tsx'
import type { TabContentProps } from './tab-content.ts'

/** How the account grows, how posts are received, and what a campaign may return. */
export default function PerformanceTab({ report, onOpen, loadSnapshot, extra }: TabContentProps) {
  return (
    <div className={styles.sections}>
      {extra}
      <EngagementSection report={report} />
      <FollowersSection report={report} />
      <PaidPosts report={report} onOpen={onOpen} />
      <SnapshotParts load={loadSnapshot}>
        {(snapshot) => (
          <>
            <FollowingSection report={report} snapshot={snapshot} />
            <LikesAndComments report={report} snapshot={snapshot} />
            <ViewsSpread report={report} snapshot={snapshot} />
            <PostingRhythm report={report} snapshot={snapshot} />
          </>
        )}
      </SnapshotParts>
    </div>
  )
}
