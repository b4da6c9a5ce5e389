import IconChart from '@tabler/icons-react/dist/esm/icons/IconChartBar.mjs'
import IconCoin from '@tabler/icons-react/dist/esm/icons/IconCoin.mjs'
import IconFile from '@tabler/icons-react/dist/esm/icons/IconFileExport.mjs'
import IconList from '@tabler/icons-react/dist/esm/icons/IconListCheck.mjs'
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import IconBadge from '@tabler/icons-react/dist/esm/icons/IconShieldCheck.mjs'
import type { ActionCategory } from '@vouch/contract'
import { plural } from '@vouch/presentation'
import type { ComponentType } from 'react'
import { Coming } from '../sections/coming.tsx'
import styles from './action-list.module.css'
import { type ActionsByCategory, costOf, type PricedAction } from './fetch-actions.ts'

interface CategoryLook {
  name: string
  Icon: ComponentType<{ size?: number; stroke?: number; 'aria-hidden'?: 'true' }>
}

const looks: Readonly<Record<ActionCategory, CategoryLook>> = {
  verification: { name: 'Verification', Icon: IconBadge },
  discovery: { name: 'Discovery', Icon: IconSearch },
  campaign: { name: 'Campaigns', Icon: IconList },
  outreach: { name: 'Outreach', Icon: IconMail },
  analytics: { name: 'Analytics', Icon: IconChart },
  export: { name: 'Exports', Icon: IconFile },
}

const lookOf: ReadonlyMap<string, CategoryLook> = new Map(Object.entries(looks))

/** @returns how a category is shown that this page does not know, because the server is newer: under its own word. */
function plainLook(category: string): CategoryLook {
  return { name: category.charAt(0).toUpperCase() + category.slice(1).replaceAll('_', ' '), Icon: IconCoin }
}

/** Actions under their categories: the known ones in the order of the product, then any others. */
export function ActionGroups({ list }: { list: ActionsByCategory }) {
  const others = Object.keys(list).filter((category) => !lookOf.has(category))
  return [...lookOf.keys(), ...others].map((category) => {
    const actions = list[category] ?? []
    if (actions.length === 0) return null
    const { name, Icon } = lookOf.get(category) ?? plainLook(category)
    return (
      <div key={category} className={styles.group}>
        <h4 className={styles.name}>
          <Icon size={16} stroke={1.75} aria-hidden="true" />
          {name}
        </h4>
        <ul>
          {actions.map((action) => (
            <ActionRow key={action.name} action={action} />
          ))}
        </ul>
      </div>
    )
  })
}

function ActionRow({ action }: { action: PricedAction }) {
  const { name, description, popular, perCreatorFound, perMonth, status = 'live' } = action
  return (
    <li className={styles.action}>
      <span>
        <span>{name}</span> <Coming status={status} look="word" />
        {popular && status === 'live' && <span className={styles.popular}>Popular</span>}
        <span className={styles.description}>{description}</span>
      </span>
      <span className={styles.cost}>
        {plural(costOf(action), 'credit')}
        {perCreatorFound && <span>each</span>}
        {perMonth !== undefined && status === 'live' && <span>{perMonth} a month</span>}
      </span>
    </li>
  )
}
