import { type AccountHook, pagedSection, wholeSection } from '../../customers/accounts/account-hooks.ts'

/** What becomes of discovery when an account is copied or deleted: searches and matches go with the person. */

export const discoveryHook: AccountHook = {
  remove: async (tx, { workspaceId, userId }) => {
    await tx.query('delete from saved_search_letters where user_id = $1', [userId])
    await tx.query('delete from saved_searches where workspace_id = $1', [workspaceId])
    await tx.query('delete from creator_matches where workspace_id = $1', [workspaceId])
    await tx.query('delete from customer_audiences where workspace_id = $1', [workspaceId])
    await tx.query('delete from discovered_creators where workspace_id = $1', [workspaceId])
  },
  sections: [
    wholeSection(
      'savedSearches',
      'select name, address, created_at as "createdAt" from saved_searches where workspace_id = $1 order by lower(name)',
      ({ workspaceId }) => workspaceId,
    ),
    wholeSection(
      'searchLetters',
      `select name, told_at as "lastLookedAt" from saved_search_letters join saved_searches on id = search_id
        where user_id = $1 order by lower(name)`,
      ({ userId }) => userId,
    ),
    pagedSection(
      'creatorMatches',
      `select id::text as cursor, id, kind, title, request, asked, found, credits_used as "creditsUsed", created_at as "createdAt",
              (select jsonb_agg(jsonb_build_object('platform', platform, 'handle', handle, 'fit', fit) order by place)
                 from creator_match_places join discovered_creators on discovered_creators.id = creator_id
                where match_id = creator_matches.id) as creators
         from creator_matches where workspace_id = $1 and ($2::uuid is null or id > $2) order by id limit $3`,
      ({ workspaceId }) => workspaceId,
      50,
    ),
    wholeSection(
      'customerLists',
      `select name, state, lines, sums, created_at as "createdAt" from customer_audiences where workspace_id = $1 order by created_at`,
      ({ workspaceId }) => workspaceId,
    ),
  ],
}
