import type { Campaign, CampaignCreator } from '@vouch/contract'
import { usePromoCodes, useTrackingHosts, useTrackingLinks } from '../../../api/tracking.ts'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { useEditing } from '../fields/editing.tsx'
import steps from '../steps/steps.module.css'
import { LinkTable } from './link-table.tsx'
import { NewLink } from './new-link.tsx'
import { PromoCodeList } from './promo-code-list.tsx'
import styles from './tracking.module.css'
import { WebsiteList } from './website-list.tsx'

interface LinksProps {
  campaign: Campaign
  /** Those who take part. */
  agreed: readonly CampaignCreator[]
}

/** What tells whose visitors and orders come: short links, promo codes, and the websites that links may lead to. */
export function LinksSection({ campaign, agreed }: LinksProps) {
  const { may } = useEditing()
  const [hosts, links, codes] = [useTrackingHosts(), useTrackingLinks(campaign.id), usePromoCodes(campaign.id)]
  const failed = [hosts, links, codes].find(({ isError }) => isError)
  if (failed) return <LoadFailure title="We couldn’t load links and promo codes" query={failed} />
  if (!hosts.data || !links.data || !codes.data)
    return <div className={steps.waiting} role="status" aria-label="Loading links and promo codes" />
  return (
    <section className={styles.section} aria-labelledby="links">
      <h3 className={steps.subtitle} id="links">
        Links and promo codes
      </h3>
      <p className={steps.quiet}>
        Give each creator a link or a code of their own, and clicks and orders count for them. Clicks are kept without
        IP addresses.
      </p>
      {links.data.links.length > 0 && <LinkTable links={links.data.links} agreed={agreed} />}
      {may && <NewLink campaign={campaign} agreed={agreed} />}
      <PromoCodeList campaignId={campaign.id} codes={codes.data.codes} agreed={agreed} />
      <WebsiteList hosts={hosts.data.hosts} />
    </section>
  )
}
