import type { CampaignCreator, TrackingLink } from '@vouch/contract'
import { plural } from '@vouch/presentation'
import { sentenceOf } from '../../../api/refusal.ts'
import { useEndLink } from '../../../api/tracking.ts'
import { Button } from '../../../ui/button.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { shownName } from '../../../ui/shown-name.ts'
import { toast } from '../../../ui/toast.ts'
import { useEditing } from '../fields/editing.tsx'
import styles from './tracking.module.css'

/** @returns whose a link or an order is, as people call them */
export function nameOfEntry(entryId: string | null, creators: readonly CampaignCreator[]): string {
  if (entryId === null) return 'Whole campaign'
  const found = creators.find(({ id }) => id === entryId)
  return found ? shownName(found.creator) : 'Somebody no longer in the campaign'
}

/** Short links with their clicks. */
export function LinkTable({ links, agreed }: { links: readonly TrackingLink[]; agreed: readonly CampaignCreator[] }) {
  return (
    <ul className={styles.rows} aria-label="Short links">
      {links.map((link) => (
        <LinkRow key={link.id} link={link} name={nameOfEntry(link.entryId, agreed)} />
      ))}
    </ul>
  )
}

function LinkRow({ link, name }: { link: TrackingLink; name: string }) {
  const { may } = useEditing()
  const end = useEndLink()
  const ends = () => end.mutate(link.id, { onError: (error) => toast('Not ended', sentenceOf(error), 'risk') })
  const short = link.url.replace(/^https?:\/\//, '')
  return (
    <li className={styles.row}>
      <div className={styles.named}>
        <b>{name}</b>
        <span className={styles.target} title={link.target}>
          {link.target.replace('https://', '')}
        </span>
      </div>
      <div className={styles.link}>
        {link.leads ? (
          <>
            <code>{short}</code>
            <CopyButton text={link.url} label="Copy" />
          </>
        ) : (
          <span className={styles.ended}>{link.endedAt === null ? 'Stopped: website removed' : 'Ended'}</span>
        )}
      </div>
      <p className={styles.counts}>
        {plural(link.clicks, 'click')} · {plural(link.visitors, 'visitor')}
        {link.bots > 0 && (
          <span title="Link previews and crawlers, not in the other counts"> · {plural(link.bots, 'bot')}</span>
        )}
      </p>
      {may && link.endedAt === null && (
        <Button size="small" tone="quiet" busy={end.isPending} onClick={ends} aria-label={`End the link of ${name}`}>
          End
        </Button>
      )}
    </li>
  )
}
