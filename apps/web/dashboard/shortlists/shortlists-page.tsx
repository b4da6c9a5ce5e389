import { ApiFailure, type ShortlistSummary, shortlists } from '@vouch/contract'
import { plural } from '@vouch/presentation'
import { type FormEvent, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { Allowed, RoleNeeded } from '../../account/allowed.tsx'
import { sentenceOf } from '../../api/refusal.ts'
import { useOpenShortlist, useShortlists } from '../../api/shortlists.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { TextField } from '../../ui/field.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { PageHead } from '../../ui/page-head.tsx'
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
      <PageHead title="Shortlists" actions={<PlaceMeter places={known.data?.places} />}>
        Creators you’re considering, side by side, each with a score and its range.
      </PageHead>
      <Allowed call={shortlists.create} otherwise={<RoleNeeded call={shortlists.create} to="create shortlists" />}>
        <OpenForm />
      </Allowed>
      {known.isPending && <Waiting />}
      {known.isError && !known.data && <LoadFailure title="We couldn’t load your shortlists" query={known} />}
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
        {list.watched && <span className={styles.chip}>{list.nextCheckAt ? 'checked weekly' : 'check paused'}</span>}
      </span>
      <span className={styles.listWho}>{names.length === 0 ? 'No creators yet' : names.join(', ')}</span>
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
      setError(fields?.name ?? sentenceOf(failure, 'Try again.'))
    }
  }

  return (
    <form className={styles.openForm} onSubmit={send} noValidate>
      <TextField
        label="New shortlist name"
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
        Create shortlist
      </Button>
    </form>
  )
}

function NoLists() {
  return (
    <EmptyState
      title="No shortlists yet"
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
      Name one above, or use “Add to shortlist” next to any creator in discovery, in your verifications or on a report.
      Shortlists are free and show your creators’ combined reach and cost.
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
