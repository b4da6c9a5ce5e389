import type { CampaignCreator } from '@vouch/contract'
import { Link } from 'react-router'
import { shownName } from '../../../ui/shown-name.ts'
import styles from './steps.module.css'

/** A creator's name, which leads to the report where there is one, else to the page that makes one. */
export function CreatorName({ entry: { creator, verdict } }: { entry: CampaignCreator }) {
  const address = creator.url ?? `${creator.platform}: ${creator.handle}`
  const to = verdict
    ? `/dashboard/verifications/${verdict.verificationId}`
    : `/dashboard/verify?${new URLSearchParams({ address })}`
  return (
    <Link className={styles.name} to={to}>
      <bdi>{shownName(creator)}</bdi>
    </Link>
  )
}
