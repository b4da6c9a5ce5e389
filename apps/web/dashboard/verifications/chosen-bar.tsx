import { chosenVerificationsMax, type VerificationCard, verificationTags } from '@vouch/contract'
import { plural } from '@vouch/presentation'
import { type FormEvent, memo, useDeferredValue, useState } from 'react'
import { Allowed } from '../../account/allowed.tsx'
import { useChosenVerifications, useTagChange, useVerificationTags } from '../../api/verification-lists.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { toast } from '../../ui/toast.ts'
import { offerUndo } from '../../ui/undo.tsx'
import { unlessChanged } from '../../ui/unless-changed.ts'
import { ExportMenu } from '../exports/export-menu.tsx'
import { AddToShortlist } from '../shortlists/add-to-shortlist.tsx'
import { chosenMost } from './chosen-ids.ts'
import styles from './list-page.module.css'
import { namedCreatorsOf } from './named-creators.ts'

interface ChosenBarProps {
  ids: readonly string[]
  /** It keeps its identity. */
  onClear: () => void
}

/** What can be done with the chosen rows. It stands before they are chosen, so that the boxes explain themselves. How many they are is said with
 *  the press; what can be done with them follows. */
export function ChosenBar({ ids, onClear }: ChosenBarProps) {
  const acted = useDeferredValue(ids)
  if (ids.length === 0) {
    return (
      <div className={styles.chosen}>
        <p role="status">Select reports to compare, plan, shortlist, tag or export them together.</p>
      </div>
    )
  }
  return (
    <div className={styles.chosen} data-any>
      <p role="status">
        {ids.length} of {chosenVerificationsMax} selected.
      </p>
      {acted.length > 0 && <ChosenDeeds ids={acted} onClear={onClear} />}
    </div>
  )
}

const ChosenDeeds = memo(function ChosenDeeds({ ids, onClear }: ChosenBarProps) {
  const [tagging, setTagging] = useState(false)
  // The rows of the ids, as far as they were read.
  const cards = useChosenVerifications(ids)
  const creators = namedCreatorsOf(cards)
  const scored = cards.filter(({ verdict }) => verdict?.trust).map(({ id }) => id)
  const several = scored.length >= 2
  return (
    <>
      {several && scored.length <= chosenMost && (
        <ButtonLink size="small" to={`/dashboard/compare?ids=${scored.join(',')}`}>
          Compare
        </ButtonLink>
      )}
      {several && (
        <ButtonLink size="small" tone="secondary" to={`/dashboard/portfolio?ids=${scored.join(',')}`}>
          Plan campaign
        </ButtonLink>
      )}
      {creators.length > 0 && <AddToShortlist boxed creator={creators} name={plural(creators.length, 'creator')} />}
      <Allowed call={verificationTags.change}>
        <Button size="small" tone="secondary" aria-expanded={tagging} onClick={() => setTagging(!tagging)}>
          Tag
        </Button>
      </Allowed>
      <ExportMenu
        of={{ subject: 'verifications', filter: { ids: [...ids] } }}
        formats={['csv', 'json']}
        size="small"
        label="Export selected"
      />
      <Button size="small" tone="quiet" onClick={onClear}>
        Clear
      </Button>
      {tagging && <TagForm ids={ids} cards={cards} />}
    </>
  )
})

interface TagFormProps {
  ids: readonly string[]
  cards: readonly VerificationCard[]
}

/** Puts a word on all chosen rows, and takes off those that they have. */
function TagForm({ ids, cards }: TagFormProps) {
  const [word, setWord] = useState('')
  const known = useVerificationTags().data?.tags ?? []
  const change = useTagChange()
  const carried = [...new Set(cards.flatMap(({ tags }) => tags))]
  const what = plural(ids.length, 'report')

  const put = (given: { add?: string[]; remove?: string[] }) => {
    const [add, remove] = [given.add ?? [], given.remove ?? []]
    // Undo touches the rows that the change touched: what a row had before it keeps.
    const touched = cards.filter(({ tags }) =>
      add.length > 0 ? !tags.includes(add[0] ?? '') : tags.includes(remove[0] ?? ''),
    )
    const back = { ids: touched.map(({ id }) => id), add: remove, remove: add }
    change.mutate(
      { ids: [...ids], add, remove },
      {
        onSuccess: () => {
          setWord(unlessChanged(word, ''))
          const title = add.length > 0 ? `“${add[0]}” is on ${what}` : `“${remove[0]}” was removed from ${what}`
          if (touched.length > 0) offerUndo({ title, takeBack: () => change.mutateAsync(back) })
        },
        onError: (error) => toast('The tag wasn’t changed', error.message, 'risk'),
      },
    )
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (word.trim() !== '') put({ add: [word.trim()] })
  }

  return (
    <form className={styles.inlineForm} noValidate onSubmit={submit}>
      <TextField
        label={`Tag for ${what}`}
        value={word}
        maxLength={30}
        list="known-tags"
        autoFocus
        onChange={({ target }) => setWord(target.value)}
      />
      <datalist id="known-tags">
        {known.map(({ tag }) => (
          <option key={tag}>{tag}</option>
        ))}
      </datalist>
      <Button type="submit" size="small" busy={change.isPending}>
        Add tag
      </Button>
      {carried.map((tag) => (
        <Button key={tag} size="small" tone="quiet" onClick={() => put({ remove: [tag] })}>
          Remove “{tag}”
        </Button>
      ))}
    </form>
  )
}
