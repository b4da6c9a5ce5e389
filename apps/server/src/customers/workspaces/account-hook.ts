import { plural } from '@vouch/engine'
import type pg from 'pg'
import { type AccountHook, wholeSection } from '../accounts/account-hooks.ts'
import type { LetterSender } from '../accounts/security-letters.ts'
import { endProgramsOf } from './end-programs.ts'
import { writeClosed } from './letters.ts'
import { loadName } from './load-workspace.ts'

/** What becomes of the people around an account when it is deleted: its own workspace closes for those who joined it, and it leaves those that
 *  it has joined. */
export function workspacesHook(letters: LetterSender): AccountHook {
  return {
    foresee: async (sql, { userId, workspaceId }) => {
      const found = await sql.query<{ joined: number; places: number }>(
        `select (select count(*)::int from workspace_members where workspace_id = $2) as joined,
                (select count(*)::int from workspace_members where user_id = $1) as places`,
        [userId, workspaceId],
      )
      const { joined = 0, places = 0 } = found.rows[0] ?? {}
      const closing = `${plural(joined, 'person', 'people')} you work with ${joined === 1 ? 'loses' : 'lose'} access to your workspace, and we tell them by email. To keep it running, hand it over first.`
      return [
        ...(joined > 0 ? [{ about: 'Team', text: closing }] : []),
        ...(places > 0
          ? [
              {
                about: 'Team',
                text: `You leave ${plural(places, 'workspace')} of other people. What you made there stays.`,
              },
            ]
          : []),
      ]
    },
    remove: async (tx, { userId, workspaceId, email }) => {
      await tellJoined(tx, letters, workspaceId)
      await endProgramsOf(tx, userId, null)
      await tx.query('delete from workspace_members where user_id = $1 or workspace_id = $2', [userId, workspaceId])
      await tx.query('delete from workspace_invitations where workspace_id = $1 or email = $2', [workspaceId, email])
      await tx.query('update workspaces set display_name = null, over_seats_since = null where id = $1', [workspaceId])
    },
    sections: [
      wholeSection(
        'memberships',
        `select workspace_id as "workspaceId", role, joined_at as "joinedAt" from workspace_members where user_id = $1
          order by joined_at limit 1000`,
        ({ userId }) => userId,
      ),
    ],
  }
}

/** People who joined find the workspace gone, and can do nothing about it: they hear why. */
async function tellJoined(tx: pg.PoolClient, letters: LetterSender, workspaceId: string): Promise<void> {
  const joined = await tx.query<{ id: string; email: string; firstName: string }>(
    `select users.id, email, first_name as "firstName" from workspace_members join users on users.id = user_id
      where workspace_id = $1 and deleted_at is null`,
    [workspaceId],
  )
  if (joined.rows.length === 0) return
  const workspace = await loadName(tx, workspaceId)
  for (const { id, email, firstName } of joined.rows)
    await writeClosed(tx, letters, { cause: `workspace-closed:${workspaceId}:${id}`, to: email, firstName, workspace })
}
