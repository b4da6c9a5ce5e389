import { Menu } from '@mantine/core'
import { Link } from 'react-router'
import type { MenuParts } from '../ui/late-menu.tsx'
import styles from './masthead.module.css'

/** What stands behind the last button of a report with a verdict. */
export interface MoreActionsProps extends MenuParts {
  onPrint: () => void
  /** Addresses. */
  compare: string
  lookalikes: string
  /** Opens the dialog in which the creator is asked to verify themselves; null where they cannot. */
  onAsk: (() => void) | null
  /** Asks for fresh data; with its price, which is said before the click. Null for data that was brought in. */
  refresh: { price: string; ask: () => void } | null
}

export function MoreActions({
  onPrint,
  onAsk,
  compare,
  lookalikes,
  refresh,
  target,
  opened,
  onChange,
}: MoreActionsProps) {
  return (
    <Menu
      opened={opened}
      onChange={onChange}
      position="bottom-end"
      width={312}
      withinPortal={false}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>{target}</Menu.Target>
      <Menu.Dropdown>
        {refresh && <Menu.Item onClick={refresh.ask}>Refresh · {refresh.price}</Menu.Item>}
        {onAsk && <Menu.Item onClick={onAsk}>Ask the creator to verify</Menu.Item>}
        <Menu.Item className={styles.item} component={Link} to={compare}>
          Compare
        </Menu.Item>
        <Menu.Item className={styles.item} component={Link} to={lookalikes}>
          Lookalikes
        </Menu.Item>
        <Menu.Item onClick={onPrint}>Print</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
