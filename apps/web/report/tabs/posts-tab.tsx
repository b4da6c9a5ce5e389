import type { Snapshot } from '@vouch/engine'
import { PostList } from '../post-list.tsx'
import { SnapshotParts } from './snapshot-parts.tsx'
import type { TabContentProps } from './tab-content.ts'

/** Every post with its figures, how unusual it is, and the comments behind it. */
export default function PostsTab({ report, loadSnapshot }: TabContentProps) {
  return (
    <SnapshotParts load={loadSnapshot}>
      {(snapshot: Snapshot) => <PostList report={report} snapshot={snapshot} />}
    </SnapshotParts>
  )
}
