import { bulk, type Shortlist, shortlists } from '@vouch/contract'
import { plural } from '@vouch/presentation'
import { useNavigate } from 'react-router'
import { Allowed } from '../../account/allowed.tsx'
import { refusalOf, sentenceOf } from '../../api/refusal.ts'
import { useListChange } from '../../api/shortlist-changes.ts'
import { useShortlistReturns } from '../../api/shortlists.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { toast } from '../../ui/toast.ts'
import { offerUndo } from '../../ui/undo.tsx'
import { useOpening } from '../../ui/use-opening.ts'
import { ExportMenu } from '../exports/export-menu.tsx'
import { NameForm } from '../name-form.tsx'
import { chosenMost } from '../verifications/chosen-ids.ts'
import { VerifyAll } from '../verify-all.tsx'
import { reportsOf } from './listed-reports.ts'

/** The name of a list, and what can be done with the whole of it. */
export function ListHead({ list }: { list: Shortlist }) {
  const { open: naming, show, hide, opener } = useOpening()
  const { removeList, restoreList } = useShortlistReturns()
  const navigate = useNavigate()

  async function remove() {
    try {
      await removeList(list.id)
      navigate('/dashboard/shortlists')
      offerUndo({ title: `Shortlist “${list.name}” removed`, takeBack: () => restoreList(list.id) })
    } catch (error) {
      toast('Not removed', sentenceOf(error, 'Try again.'), 'risk')
    }
  }

  return (
    <PageHead
      back={{ to: '/dashboard/shortlists', name: 'Shortlists' }}
      title={list.name}
      naming={naming ? <Naming list={list} onDone={hide} /> : undefined}
      actions={
        !naming && (
          <>
            <Allowed call={shortlists.change}>
              <Button ref={opener} tone="quiet" size="small" onClick={show}>
                Rename
              </Button>
              <Button tone="quiet" size="small" onClick={remove}>
                Remove list
              </Button>
            </Allowed>
            {list.entries.length > 0 && (
              <>
                <Together ids={reportsOf(list)} />
                <ExportMenu of={{ subject: 'shortlist', sourceId: list.id }} formats={['csv', 'json']} size="small" />
                <Allowed call={bulk.create}>
                  <VerifyAll
                    creators={list.entries.map(({ creator }) => creator)}
                    name={list.name}
                    label="Verify all"
                    onBegun={(id) => navigate(`/dashboard/bulk/${id}`)}
                  />
                </Allowed>
              </>
            )}
          </>
        )
      }
    >
      {plural(list.entries.length, 'creator')}
    </PageHead>
  )
}

/** What can be done with the reports of a list at once; from two on. */
function Together({ ids }: { ids: readonly string[] }) {
  if (ids.length < 2) return null
  return (
    <>
      {ids.length <= chosenMost && (
        <ButtonLink tone="quiet" size="small" to={`/dashboard/compare?ids=${ids.join(',')}`}>
          Compare
        </ButtonLink>
      )}
      <ButtonLink tone="secondary" size="small" to={`/dashboard/portfolio?ids=${ids.join(',')}`}>
        Plan a campaign
      </ButtonLink>
    </>
  )
}

function Naming({ list, onDone }: { list: Shortlist; onDone: () => void }) {
  const change = useListChange(list.id)
  const refusal = change.isError ? refusalOf(change.error, ['name']) : null
  return (
    <NameForm
      label="Shortlist name"
      name={list.name}
      busy={change.isPending}
      error={refusal && (refusal.fields.name ?? refusal.message)}
      onSave={(name) => change.mutate({ name }, { onSuccess: onDone })}
      onCancel={onDone}
    />
  )
}
