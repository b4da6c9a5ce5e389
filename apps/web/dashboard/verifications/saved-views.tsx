import { type VerificationView, verificationViews } from '@vouch/contract'
import { Link } from 'react-router'
import { refusalOf } from '../../api/refusal.ts'
import { useVerificationViews, useViewChanges } from '../../api/verification-lists.ts'
import { useMay } from '../../api/workspaces.ts'
import { Button } from '../../ui/button.tsx'
import { offerUndo } from '../../ui/undo.tsx'
import { useOpening } from '../../ui/use-opening.ts'
import { NameForm } from '../name-form.tsx'
import styles from './list-page.module.css'

/** Views of the list that are kept by name: open one, save the present one, delete one.
 *  @param address of the present view; empty where nothing is narrowed */
export function SavedViews({ address }: { address: string }) {
  const views = useVerificationViews().data?.views ?? []
  const { save, remove } = useViewChanges()
  const maySave = useMay(verificationViews.save)
  const { open: naming, show, hide, opener } = useOpening()
  const present = views.find((view) => view.address === address)
  const close = () => {
    hide()
    save.reset()
  }
  const takeAway = ({ id, name }: VerificationView) =>
    remove.mutate(id, {
      onSuccess: (gone) =>
        offerUndo({
          title: `View “${name}” deleted`,
          takeBack: () => save.mutateAsync({ name: gone.name, address: gone.address }),
        }),
    })
  return (
    <nav className={styles.views} aria-label="Views">
      <ViewLink to="" name="All" here={address === ''} />
      {views.map((view) => (
        <ViewLink key={view.id} to={view.address} name={view.name} here={view === present} />
      ))}
      {maySave && present && (
        <Button ref={opener} size="small" tone="quiet" busy={remove.isPending} onClick={() => takeAway(present)}>
          Delete view
        </Button>
      )}
      {maySave && !present && address !== '' && !naming && (
        <Button ref={opener} size="small" tone="quiet" onClick={show}>
          Save view
        </Button>
      )}
      {naming && (
        <NameForm
          label="Name of the view"
          busy={save.isPending}
          error={save.error && (refusalOf(save.error, ['name']).fields.name ?? refusalOf(save.error).message)}
          onSave={(name) => save.mutate({ name, address }, { onSuccess: close })}
          onCancel={close}
        />
      )}
    </nav>
  )
}

function ViewLink({ to, name, here }: { to: string; name: string; here: boolean }) {
  return (
    <Link className={styles.view} to={{ search: to }} replace preventScrollReset aria-current={here || undefined}>
      {name}
    </Link>
  )
}
