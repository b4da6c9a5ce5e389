import { contracts, contractText, type OpenContract } from '@vouch/contract'
import { useRef, useState } from 'react'
import { useParams } from 'react-router'
import { useContract } from '../../../api/contracts.ts'
import { isAbsent } from '../../../api/refusal.ts'
import { useMay } from '../../../api/workspaces.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { EndedPlan, usePlanEnded } from '../../billing/ended-plan.tsx'
import { NewerVersion } from '../../newer-version.tsx'
import { ViewSwitch } from '../view-switch.tsx'
import { CampaignConflicts } from './campaign-conflicts.tsx'
import { ContractHead } from './contract-head.tsx'
import { ContractPaper } from './contract-paper.tsx'
import { ContractSide } from './contract-side.tsx'
import styles from './contracts.module.css'
import { DifferencesView } from './differences-view.tsx'
import { DraftEditor } from './draft-editor.tsx'
import { useDraft } from './use-draft.ts'
import { VariableFields } from './variable-fields.tsx'

export function meta() {
  return [{ title: 'Contract · Vouch' }, { name: 'robots', content: 'noindex' }]
}

/** One contract: its text, what is still to be filled in, its versions, and what became of it. */
export default function ContractPage() {
  const { id = '' } = useParams()
  const contract = useContract(id)
  if (contract.data) return <ContractView key={id} contract={contract.data} />
  if (contract.isPending) return <p role="status">Loading the contract…</p>
  const absent = isAbsent(contract.error)
  if (!absent) return <LoadFailure query={contract} />
  return (
    <EmptyState
      title="Contract not found"
      heading="h1"
      actions={<ButtonLink to="/dashboard/campaigns">All campaigns</ButtonLink>}
    >
      It may have been deleted, or belong to another workspace.
    </EmptyState>
  )
}

const views = { text: 'Text', edit: 'Edit clauses', changes: 'Changes' } as const

function ContractView({ contract }: { contract: OpenContract }) {
  const { campaign, state, versions } = contract
  const ended = usePlanEnded()
  const may = useMay(contracts.change) && !ended
  const editable = may && (state === 'draft' || state === 'declined')
  const draft = useDraft(contract, editable)
  const title = useRef<HTMLHeadingElement>(null)
  const [chosen, setChosen] = useState<keyof typeof views>('text')
  const view = chosen === 'edit' && !editable ? 'text' : chosen
  const { edit, ...others } = views
  const offered = editable ? { ...others, edit } : others
  const { changes, ...single } = offered
  const text = contractText(draft.value)
  return (
    <div className={styles.page}>
      <ContractHead contract={contract} draft={draft} editable={editable} title={title} />
      {ended && <EndedPlan>Your plan has ended, so you can read this contract but not change or send it.</EndedPlan>}
      {draft.refusal && (
        <Notice tone="risk" urgent>
          {draft.refusal}
        </Notice>
      )}
      {draft.newer !== null && (
        <NewerVersion
          by={versions.find(({ version }) => version === draft.newer)?.by}
          busy={draft.isSaving}
          onSaveOver={draft.saveOver}
          onDiscard={draft.discard}
          next={title}
        >
          What you wrote here isn’t saved yet. If you save it now, it becomes version {draft.newer + 1} and replaces the
          newer version. That one stays under Changes as version {draft.newer}, where you can compare the two.
        </NewerVersion>
      )}
      {campaign !== null && <CampaignConflicts contract={{ ...contract, campaign }} draft={draft.value} />}
      <div className={styles.columns}>
        <div className={styles.main}>
          <ViewSwitch
            label="How to show it"
            views={versions.length > 1 ? { ...single, changes } : single}
            value={view}
            onChange={setChosen}
          />
          {view === 'text' && <ContractPaper title={text.title} clauses={text.clauses} />}
          {view === 'edit' && <DraftEditor draft={draft} />}
          {view === 'changes' && <DifferencesView contract={contract} current={text.clauses} isDirty={draft.isDirty} />}
        </div>
        <div className={styles.aside}>
          {editable && <VariableFields draft={draft} holes={text.holes} unknown={text.unknown} />}
          <ContractSide contract={contract} />
        </div>
      </div>
    </div>
  )
}
