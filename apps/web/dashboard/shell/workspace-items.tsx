import { Menu } from '@mantine/core'
import { roleWords } from '../../account/member-roles.ts'
import { useSession } from '../../api/session.ts'
import { openWorkspace, useWorkspaces } from '../../api/workspaces.ts'
import { toast } from '../../ui/toast.ts'
import styles from './shell.module.css'

/** The workspaces of somebody who is in more than one, to switch between. Everybody else sees nothing of them. */
export function WorkspaceItems({ opened }: { opened: boolean }) {
  const current = useSession()
  const places = useWorkspaces(opened)
  const present = current.status === 'signed-in' ? current.user.workspace?.id : undefined
  const all = places.data?.workspaces ?? []
  if (all.length < 2) return null
  const open = (id: string) => openWorkspace(id).catch((error: Error) => toast('Not opened', error.message, 'risk'))
  return (
    <>
      <Menu.Divider />
      <Menu.Label>Workspaces</Menu.Label>
      <Menu.RadioGroup value={present ?? ''} onChange={(id) => void open(id)}>
        {all.map(({ id, name, role }) => (
          <Menu.RadioItem key={id} value={id}>
            {name} <span className={styles.plan}>{roleWords[role].name}</span>
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
    </>
  )
}
