import { Menu } from '@mantine/core'
import IconFileExport from '@tabler/icons-react/dist/esm/icons/IconFileExport.mjs'
import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs'
import IconReceipt from '@tabler/icons-react/dist/esm/icons/IconReceipt.mjs'
import IconSelector from '@tabler/icons-react/dist/esm/icons/IconSelector.mjs'
import IconSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs'
import type { User } from '@vouch/contract'
import { Link, useNavigate } from 'react-router'
import { useSignOut } from '../../api/account.ts'
import { chooseScheme, schemeOf, schemes, useScheme } from '../../ui/color-scheme.ts'
import { plural } from '../../ui/format.ts'
import styles from './shell.module.css'

const tierNames = { STARTER: 'Starter', PROFESSIONAL: 'Professional', ENTERPRISE: 'Enterprise' }
const schemeNames = { light: 'Light', dark: 'Dark', auto: 'System' }

interface AccountMenuProps {
  user: User
  position: 'top-start' | 'bottom-end'
  short?: boolean
}

/** Who is signed in, on which plan, the colour scheme, and the way out. */
export function AccountMenu({ user, position, short = false }: AccountMenuProps) {
  const signOut = useSignOut()
  const navigate = useNavigate()
  const scheme = useScheme()
  const credits = plural(user.monthlyCredits + user.purchasedCredits, 'credit')
  async function leave() {
    navigate('/auth?mode=login', { replace: true })
    await signOut()
  }
  return (
    <Menu position={position} width={248} withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <button type="button" className={styles.account}>
          <span className="visually-hidden">Account menu, {short && user.name}</span>
          <span className={styles.initial} aria-hidden="true">
            {(user.name[0] ?? '?').toUpperCase()}
          </span>
          {!short && (
            <>
              <span className={styles.who}>
                <span className={styles.name}>{user.name}</span>
                <span className={styles.plan}>{tierNames[user.tier]} plan</span>
              </span>
              <IconSelector size={16} stroke={1.5} aria-hidden="true" />
            </>
          )}
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <div className={styles.identity}>
          <span className={styles.name}>{user.name}</span>
          <span className={styles.plan}>{user.email}</span>
          <span className={styles.plan}>
            {tierNames[user.tier]} plan, {credits}
          </span>
        </div>
        <Menu.Divider />
        <Menu.Item
          component={Link}
          to="/dashboard/billing"
          leftSection={<IconReceipt size={16} stroke={1.5} aria-hidden="true" />}
        >
          Billing
        </Menu.Item>
        <Menu.Item
          component={Link}
          to="/dashboard/exports"
          leftSection={<IconFileExport size={16} stroke={1.5} aria-hidden="true" />}
        >
          Exports
        </Menu.Item>
        <Menu.Item
          component={Link}
          to="/dashboard/settings"
          leftSection={<IconSettings size={16} stroke={1.5} aria-hidden="true" />}
        >
          Settings
        </Menu.Item>
        <Menu.Divider />
        <Menu.Label>Colour scheme</Menu.Label>
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
