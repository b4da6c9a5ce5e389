import type { WatchSource } from '../../verdicts/watch/watch-parts.ts'

/** Creators of active campaigns are watched by themselves, unless the workspace declined them. */
export const activeCreators: WatchSource = {
  text: `select workspace_id, creator_id, min(entry.added_at) as since
           from campaign_creators entry join campaigns on campaigns.id = campaign_id
          where state = 'active' and entry.removed_at is null and campaigns.removed_at is null
            and entry.fields -> 'decision' ->> 'value' is distinct from 'declined'
          group by workspace_id, creator_id`,
}
