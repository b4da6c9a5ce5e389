import {
  type CampaignDeed,
  type CampaignState,
  type CampaignSummary,
  campaignDeeds,
  campaignStates,
  campaigns,
  signOfCurrency,
  standingAfter,
} from '@vouch/contract'
import { amountIn, plural } from '@vouch/presentation'
import { useState } from 'react'
import { Link } from 'react-router'
import { useCampaignReturns } from '../../api/campaigns.ts'
import { sentenceOf } from '../../api/refusal.ts'
import { useMay } from '../../api/workspaces.ts'
import { toast } from '../../ui/toast.ts'
import { offerUndo } from '../../ui/undo.tsx'
import { Board } from './board.tsx'
import { stateWords } from './campaign-words.ts'
import { StartDialog } from './start-dialog.tsx'

const columns = campaignStates.map((id) => ({ id, name: stateWords[id] }))

/** @returns the deed that leads from one state to another; null where none does */
export function deedBetween(from: CampaignState, to: CampaignState): CampaignDeed | null {
  if (from === 'archived') return null
  return campaignDeeds.find((deed) => standingAfter({ state: from, archivedFrom: null }, deed)?.state === to) ?? null
}

/** Campaigns by how they stand. Moving one is the same as pressing its button: a start asks first, because it costs. */
export function CampaignCards({ all }: { all: readonly CampaignSummary[] }) {
  const may = useMay(campaigns.move)
  const { move } = useCampaignReturns()
  const [starting, setStarting] = useState<CampaignSummary | null>(null)

  async function moveTo(campaign: CampaignSummary, to: CampaignState) {
    const { id, name, state } = campaign
    const deed = state === 'archived' ? 'restore' : deedBetween(state, to)
    if (deed === null) return toast('Not moved', `A ${state} campaign can’t become ${to}.`, 'info')
    if (deed === 'start') return setStarting(campaign)
    try {
      await move(id, deed)
      if (deed === 'archive') offerUndo({ title: `“${name}” archived`, takeBack: () => move(id, 'restore') })
    } catch (error) {
      toast('Not moved', sentenceOf(error, 'Try again.'), 'risk')
    }
  }

  return (
    <>
      <Board
        label="Campaign board"
        heading="h2"
        columns={columns}
        cards={all}
        idOf={({ id }) => id}
        nameOf={({ name }) => name}
        columnOf={({ state }) => state}
        onMove={may ? (campaign, to) => void moveTo(campaign, to) : undefined}
        draw={({ id, name, creators, money, currency }) => (
          <>
            <Link to={`/dashboard/campaigns/${id}`}>{name}</Link>
            <span>
              {plural(creators, 'creator')},{' '}
              {money.budget === null ? 'no budget' : amountIn(money.budget, signOfCurrency[currency])}
            </span>
          </>
        )}
      />
      {starting && <StartDialog campaign={starting} onClose={() => setStarting(null)} />}
    </>
  )
}
