import { type CampaignCreator, type OutreachState, outreachStates } from '@vouch/contract'
import { platformName } from '@vouch/presentation'
import { shownName } from '../../ui/shown-name.ts'
import { Board } from './board.tsx'
import { outreachWords } from './campaign-words.ts'
import { CreatorName } from './steps/creator-name.tsx'

interface OutreachCardsProps {
  approved: readonly CampaignCreator[]
  feeOf: (entry: CampaignCreator) => string
  onMove: ((entry: CampaignCreator, to: OutreachState) => void) | undefined
}

const columns = outreachStates.map((id) => ({ id, name: outreachWords[id] }))

/** Approved creators by where the talks stand. */
export function OutreachCards({ approved, feeOf, onMove }: OutreachCardsProps) {
  return (
    <Board
      label="Outreach board"
      heading="h3"
      columns={columns}
      cards={approved}
      idOf={({ id }) => id}
      nameOf={({ creator }) => shownName(creator)}
      columnOf={({ fields }) => fields.outreach.value}
      onMove={onMove}
      draw={(entry) => (
        <>
          <CreatorName entry={entry} />
          <span>
            {platformName(entry.creator.platform)}, {feeOf(entry)}
          </span>
        </>
      )}
    />
  )
}
