import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import type { Campaign, CampaignTask } from '@vouch/contract'
import { timeAgo } from '@vouch/presentation'
import { type FormEvent, useState } from 'react'
import { type CampaignActs, useCampaignChanges } from '../../api/campaigns.ts'
import { useProductNow } from '../../api/product-clock.ts'
import { sentenceOf } from '../../api/refusal.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { toast } from '../../ui/toast.ts'
import { unlessChanged } from '../../ui/unless-changed.ts'
import { useNow } from '../../ui/use-now.ts'
import styles from './aside.module.css'
import { changerOf, changeSentence, withCurrencies } from './campaign-words.ts'
import { useEditing } from './fields/editing.tsx'
import { SavedText } from './fields/saved-text.tsx'
import { useSavedField } from './fields/use-saved-field.ts'
import { plainText } from './fields/writings.ts'

interface AsideProps {
  campaign: Campaign
  acts: CampaignActs
}

/** What stands beside every step: what is to be done, what was noted, and who did what. */
export function CampaignAside({ campaign, acts }: AsideProps) {
  return (
    <aside className={styles.aside} aria-label="Tasks, notes and history">
      <Tasks campaign={campaign} acts={acts} />
      <section>
        <SavedText
          area
          label="Notes"
          field={campaign.fields.notes}
          write={(value, version) => acts.write('notes', value, version)}
          writing={plainText}
          maxLength={10_000}
        />
      </section>
      <History campaign={campaign} />
    </aside>
  )
}

function Tasks({ campaign: { tasks }, acts }: AsideProps) {
  const { may } = useEditing()
  const open = tasks.filter(({ fields }) => !fields.done.value).length
  return (
    <section aria-labelledby="tasks">
      <h2 className={styles.title} id="tasks">
        Tasks <span className={styles.quiet}>{tasks.length === 0 ? '' : `${open} open`}</span>
      </h2>
      {tasks.length === 0 && <p className={styles.quiet}>Nothing to do yet.</p>}
      <ul className={styles.tasks}>
        {tasks.map((task) => (
          <TaskRow key={task.id} task={task} acts={acts} />
        ))}
      </ul>
      {may && <NewTask acts={acts} />}
    </section>
  )
}

function TaskRow({ task: { id, fields }, acts }: { task: CampaignTask; acts: CampaignActs }) {
  const { may, reload } = useEditing()
  const write = acts.writeTask(id)
  const done = useSavedField(fields.done, (value, version) => write('done', value, version), reload)
  const title = fields.title.value
  return (
    <li className={styles.task} data-done={done.shown || undefined}>
      <label>
        <input
          type="checkbox"
          checked={done.shown}
          disabled={!may}
          onChange={({ target }) => void done.save(target.checked)}
        />
        <span>{title}</span>
      </label>
      {may && (
        <button
          type="button"
          className={styles.remove}
          aria-label={`Delete the task “${title}”`}
          onClick={() =>
            void acts.removeTask(id).catch((error: unknown) => toast('Not deleted', sentenceOf(error), 'risk'))
          }
        >
          <IconX size={14} stroke={1.5} aria-hidden="true" />
        </button>
      )}
    </li>
  )
}

function NewTask({ acts }: { acts: CampaignActs }) {
  const [title, setTitle] = useState('')
  const [error, setError] = useState<string | undefined>(undefined)

  async function send(event: FormEvent) {
    event.preventDefault()
    if (title.trim() === '') return setError('Say what’s to be done.')
    try {
      await acts.addTask(title)
      setTitle(unlessChanged(title, ''))
    } catch (failure) {
      setError(sentenceOf(failure, 'The task wasn’t added. Try again.'))
    }
  }

  return (
    <form className={styles.newTask} onSubmit={send} noValidate>
      <TextField
        label="New task"
        value={title}
        maxLength={200}
        error={error}
        autoComplete="off"
        onChange={(event) => {
          setTitle(event.target.value)
          setError(undefined)
        }}
      />
      <Button type="submit" tone="secondary">
        Add
      </Button>
    </form>
  )
}

const tickMs = 60_000
const shownAtFirst = 8

function History({ campaign }: { campaign: Campaign }) {
  const changes = useCampaignChanges(campaign)
  const [all, setAll] = useState(false)
  const now = useProductNow(useNow(tickMs))
  const rows = withCurrencies(changes.data?.changes ?? [], campaign.fields.currency.value)
  const shown = all ? rows : rows.slice(0, shownAtFirst)
  return (
    <section aria-labelledby="activity">
      <h2 className={styles.title} id="activity">
        Activity
      </h2>
      <ol className={styles.changes}>
        {shown.map(({ change, currency }) => (
          <li key={change.id}>
            <b>{changerOf(change)}</b> {changeSentence(change, currency)}
            <span className={styles.quiet}> {timeAgo(change.at, now)}</span>
          </li>
        ))}
      </ol>
      {rows.length > shown.length && (
        <Button tone="quiet" size="small" onClick={() => setAll(true)}>
          Show {rows.length - shown.length} more
        </Button>
      )}
    </section>
  )
}
