import type { WatchSource } from '../../verdicts/watch/watch-parts.ts'

/** Creators on shortlists are watched by themselves, from when they were first put on one. */
export const listedCreators: WatchSource = {
  text: `select workspace_id, creator_id, min(added_at) as since
           from shortlist_entries entry join shortlists list on list.id = shortlist_id
          where entry.removed_at is null and list.removed_at is null group by workspace_id, creator_id`,
}
