/** Parts of a snapshot, in the order of all tables. */
export const snapshotParts = ['profile', 'posts', 'comments', 'followers', 'likers', 'demographics'] as const
export type SnapshotPart = (typeof snapshotParts)[number]
