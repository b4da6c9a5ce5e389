import IconSelector from '@tabler/icons-react/dist/esm/icons/IconSelector.mjs'
import type { User } from '@vouch/contract'
import type { Ref } from 'react'
import { LateMenu, lateMenu } from '../../ui/late-menu.tsx'
import { whenIdle } from '../../ui/when-idle.ts'
import styles from './shell.module.css'
import { planName } from './tier-names.ts'

const loadItems = () => import('./account-items.tsx')
const AccountItems = lateMenu(async () => ({ default: (await loadItems()).AccountItems }))
// Nearly every visit opens it or another one: they share their code.
if (typeof window !== 'undefined')
  whenIdle()
    .then(loadItems)
    .catch(() => undefined)

interface AccountMenuProps {
  user: User
  position: 'top-start' | 'bottom-end'
  short?: boolean
}

/** Who is signed in, on which plan, the colour scheme, and the way out. */
export function AccountMenu({ user, position, short = false }: AccountMenuProps) {
  return (
    <LateMenu
      button={<AccountButton user={user} short={short} />}
      menu={(parts) => <AccountItems {...parts} user={user} position={position} />}
    />
  )
}

interface AccountButtonProps {
  user: User
  short: boolean
  ref?: Ref<HTMLButtonElement>
}

function AccountButton({ user, short, ...rest }: AccountButtonProps) {
  return (
    <button type="button" {...rest} className={styles.account}>
      <span className="visually-hidden">Account menu, {short && user.name}</span>
      <span className={styles.initial} aria-hidden="true">
        {(user.name[0] ?? '?').toUpperCase()}
      </span>
      {!short && (
        <>
          <span className={styles.who}>
            <span className={styles.name}>{user.name}</span>
            <span className={styles.plan}>{planName(user)}</span>
          </span>
          <IconSelector size={16} stroke={1.5} aria-hidden="true" />
        </>
      )}
    </button>
  )
}
