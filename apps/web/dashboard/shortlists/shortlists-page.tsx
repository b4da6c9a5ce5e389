import { ApiFailure, type ShortlistSummary } from '@vouch/contract'
import { type FormEvent, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useOpenShortlist, useShortlists } from '../../api/shortlists.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { TextField } from '../../ui/field.tsx'
import { plural } from '../../ui/format.ts'
import { Notice } from '../../ui/notice.tsx'
import { shownName } from '../../ui/shown-name.ts'
import { PlaceMeter } from './place-meter.tsx'
import styles from './shortlists.module.css'

export function meta() {
  return [{ title: 'Shortlists · Vouch' }, { name: 'robots', content: 'noindex' }]
}

/** The lists of the workspace, and how many places are left on them. */
export default function ShortlistsPage() {
  const known = useShortlists()
  return (
    <div className={styles.page}>
      <header className={styles.heading}>
        <div>
          <h1 className={styles.title}>Shortlists</h1>
          <p className={styles.lead}>Creators that you are deciding about, side by side, each with its tolerance.</p>
        </div>
        {known.data && <PlaceMeter places={known.data.places} />}
      </header>
      <OpenForm />
      {known.isPending && <Waiting />}
      {known.isError && (
        <Notice
          tone="risk"
          title="The shortlists could not be read"
          actions={
            <Button size="small" tone="secondary" onClick={() => known.refetch()}>
              Try again
            </Button>
          }
        >
          {known.error.message}
        </Notice>
      )}
      {known.data?.shortlists.length === 0 && <NoLists />}
      {known.data && known.data.shortlists.length > 0 && (
        <ul className={styles.lists}>
          {known.data.shortlists.map((list) => (
            <ListRow key={list.id} list={list} />
          ))}
        </ul>
      )}
    </div>
  )
}

function ListRow({ list }: { list: ShortlistSummary }) {
  const names = list.creators.map(shownName)
  return (
    <li className={styles.listRow}>
      <span className={styles.listName}>
        <Link className={styles.rowLink} to={`/dashboard/shortlists/${list.id}`}>
          {list.name}
        </Link>
        {list.watched && <span className={styles.chip}>checked weekly</span>}
      </span>
      <span className={styles.listWho}>{names.length === 0 ? 'Nobody yet' : names.join(', ')}</span>
      <span className={styles.listCount}>{plural(list.creators.length, 'creator')}</span>
    </li>
  )
}

function OpenForm() {
  const [name, setName] = useState('')
  const [error, setError] = useState<string | undefined>(undefined)
  const open = useOpenShortlist()
  const navigate = useNavigate()

  async function send(event: FormEvent) {
    event.preventDefault()
    if (open.isPending) return
    try {
      const { id } = await open.mutateAsync({ name })
      navigate(`/dashboard/shortlists/${id}`)
    } catch (failure) {
      const fields = failure instanceof ApiFailure ? failure.body.fields : undefined
      setError(fields?.name ?? (failure instanceof Error ? failure.message : 'Try again.'))
    }
  }

  return (
    <form className={styles.openForm} onSubmit={send} noValidate>
      <TextField
        label="Name of a new shortlist"
        value={name}
        maxLength={80}
        placeholder="Spring launch"
        error={error}
        onChange={(event) => {
          setName(event.target.value)
          setError(undefined)
        }}
      />
      <Button type="submit" tone="secondary" busy={open.isPending}>
        Open shortlist
      </Button>
    </form>
  )
}

function NoLists() {
  return (
    <EmptyState
      title="No shortlist yet"
      heading="h2"
      actions={
        <>
          <ButtonLink to="/dashboard/discovery">Find creators</ButtonLink>
          <ButtonLink tone="secondary" to="/dashboard/verify">
            Verify a creator
          </ButtonLink>
        </>
      }
    >
      Give one a name above, or use “Add to shortlist” beside any creator in discovery, in your verifications or on a
      report. It costs nothing; a list shows what its creators reach together and what they cost.
    </EmptyState>
  )
}

function Waiting() {
  return (
    <div className={styles.lists} role="status" aria-label="Loading the shortlists">
      {[1, 2].map((row) => (
        <div key={row} className={styles.waitingRow} />
      ))}
    </div>
  )
}
