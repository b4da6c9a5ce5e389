import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { type CampaignCreator, campaignCreatorsMax } from '@vouch/contract'
import { compact, platformName } from '@vouch/presentation'
import { sentenceOf } from '../../../api/refusal.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PlatformIcon } from '../../../ui/platform-icon.tsx'
import { shownName } from '../../../ui/shown-name.ts'
import { toast } from '../../../ui/toast.ts'
import { offerUndo } from '../../../ui/undo.tsx'
import { useEditing } from '../fields/editing.tsx'
import { CreatorName } from './creator-name.tsx'
import type { StepProps } from './step-props.ts'
import styles from './steps.module.css'

/** Who is in the campaign, in short. */
export function ChosenCreators({ campaign, acts }: StepProps) {
  const { creators } = campaign
  return (
    <section aria-labelledby="in-campaign">
      <h3 className={styles.subtitle} id="in-campaign">
        In this campaign{' '}
        <span className={styles.quiet}>
          {creators.length} of {campaignCreatorsMax}
        </span>
      </h3>
      {creators.length === 0 ? (
        <EmptyState title="No creators yet" heading="h3">
          Add those who fit below, or bring the ones you know.
        </EmptyState>
      ) : (
        <ul className={styles.chips}>
          {creators.map((creator) => (
            <Chosen key={creator.id} entry={creator} acts={acts} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Chosen({ entry, acts }: { entry: CampaignCreator; acts: StepProps['acts'] }) {
  const { may } = useEditing()
  const name = shownName(entry.creator)

  async function remove() {
    try {
      await acts.removeCreator(entry.id)
      offerUndo({ title: `${name} taken out`, takeBack: () => acts.restoreCreator(entry.id) })
    } catch (error) {
      toast('Not taken out', sentenceOf(error, 'Try again.'), 'risk')
    }
  }

  return (
    <li className={styles.chip}>
      <PlatformIcon platform={entry.creator.platform} />
      <span className={styles.chipName}>
        <CreatorName entry={entry} />
        <span className={styles.quiet}>
          {platformName(entry.creator.platform)}, {compact(entry.counts?.followers ?? entry.verdict?.followers)}{' '}
          followers
        </span>
      </span>
      {may && (
        <button type="button" className={styles.remove} aria-label={`Take out ${name}`} onClick={() => void remove()}>
          <IconX size={16} stroke={1.5} aria-hidden="true" />
        </button>
      )}
    </li>
  )
}
