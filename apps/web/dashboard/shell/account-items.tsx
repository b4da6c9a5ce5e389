import { Menu } from '@mantine/core'
import IconFileExport from '@tabler/icons-react/dist/esm/icons/IconFileExport.mjs'
import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs'
import IconReceipt from '@tabler/icons-react/dist/esm/icons/IconReceipt.mjs'
import IconSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs'
import type { User } from '@vouch/contract'
import { plural } from '@vouch/presentation'
import { Link, useNavigate } from 'react-router'
import { useSignOut } from '../../api/account.ts'
import { chooseScheme, schemeOf, schemes, useScheme } from '../../ui/color-scheme.ts'
import type { MenuParts } from '../../ui/late-menu.tsx'
import styles from './shell.module.css'
import { planName } from './tier-names.ts'
import { WorkspaceItems } from './workspace-items.tsx'

const schemeNames = { light: 'Light', dark: 'Dark', auto: 'System' }

const places = [
  { to: '/dashboard/billing', name: 'Billing', Icon: IconReceipt },
  { to: '/dashboard/exports', name: 'Exports', Icon: IconFileExport },
  { to: '/dashboard/settings', name: 'Settings', Icon: IconSettings },
]

interface AccountItemsProps extends MenuParts {
  user: User
  position: 'top-start' | 'bottom-end'
}

/** The account menu around its button. */
export function AccountItems({ user, position, target, opened, onChange }: AccountItemsProps) {
  const signOut = useSignOut()
  const navigate = useNavigate()
  const scheme = useScheme()
  const credits = plural(user.monthlyCredits + user.purchasedCredits, 'credit')
  async function leave() {
    navigate('/auth?mode=login', { replace: true })
    await signOut()
  }
  return (
    <Menu
      opened={opened}
      onChange={onChange}
      position={position}
      width={248}
      withinPortal={false}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>{target}</Menu.Target>
      <Menu.Dropdown>
        <div className={styles.identity}>
          <span className={styles.name}>{user.name}</span>
          <span className={styles.plan}>{user.email}</span>
          <span className={styles.plan}>
            {planName(user)}
            {user.subscription !== null && `, ${credits}`}
          </span>
        </div>
        <WorkspaceItems opened={opened} />
        <Menu.Divider />
        {places.map(({ to, name, Icon }) => (
          <Menu.Item key={to} component={Link} to={to} leftSection={<Icon size={16} stroke={1.5} aria-hidden="true" />}>
            {name}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Label>Theme</Menu.Label>
        <Menu.RadioGroup value={scheme} onChange={(value) => chooseScheme(schemeOf(value))}>
          {schemes.map((each) => (
            <Menu.RadioItem key={each} value={each}>
              {schemeNames[each]}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout size={16} stroke={1.5} aria-hidden="true" />} onClick={leave}>
          Log out
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
