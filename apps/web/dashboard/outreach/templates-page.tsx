import { type OutreachTemplate, outreachTemplates } from '@vouch/contract'
import { plural } from '@vouch/engine'
import { date } from '@vouch/presentation'
import { useRef, useState } from 'react'
import { Allowed } from '../../account/allowed.tsx'
import { useRemoveTemplate, useSaveTemplate, useTemplates } from '../../api/outreach.ts'
import { sentenceOf } from '../../api/refusal.ts'
import { isBegun } from '../../api/unsent-drafts.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { focusAfter } from '../../ui/take-focus.ts'
import { toast } from '../../ui/toast.ts'
import { offerUndo } from '../../ui/undo.tsx'
import { useOpening } from '../../ui/use-opening.ts'
import styles from './outreach.module.css'
import { TemplateEditor, unsentTemplate } from './template-editor.tsx'

export function meta() {
  return [{ title: 'Email templates · Vouch' }, { name: 'robots', content: 'noindex' }]
}

/** Templates of the workspace. Each is written in its own place, so that what is begun in one stays while another is looked at. */
export default function TemplatesPage() {
  const known = useTemplates()
  const { open: adding, show, hide, opener } = useOpening(isBegun(unsentTemplate()))
  // Saved while it was written on, it's changed where it was begun.
  const [made, setMade] = useState<string | null>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const add = (
    <Allowed call={outreachTemplates.create}>
      <Button ref={opener} onClick={show}>
        New template
      </Button>
    </Allowed>
  )
  const all = known.data?.templates ?? []
  const listed = all.filter(({ id }) => id !== made)
  const done = () => {
    setMade(null)
    hide()
  }
  const back = () => {
    setMade(made)
    show()
  }
  return (
    <div className={styles.page}>
      <PageHead
        back={{ to: '/dashboard/outreach', name: 'Outreach' }}
        title="Email templates"
        titleRef={title}
        actions={all.length > 0 && !adding && add}
      />
      {known.isPending && <p role="status">Loading your templates…</p>}
      {known.isError && !known.data && <LoadFailure query={known} />}
      {adding && (
        <TemplateEditor
          template={all.find(({ id }) => id === made) ?? null}
          onMade={setMade}
          onDone={done}
          onBack={back}
        />
      )}
      {known.data && all.length === 0 && !adding && (
        <EmptyState title="No templates yet" heading="h2" actions={add}>
          A template is a first email with its follow-ups. Merge fields fill in the creator’s name and the campaign’s
          details.
        </EmptyState>
      )}
      {listed.length > 0 && (
        <ul className={styles.recipients}>
          {listed.map((template) => (
            <li key={template.id} className={styles.recipient}>
              <Template template={template} onRemoved={() => focusAfter(title.current)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

interface TemplateProps {
  template: OutreachTemplate
  onRemoved: () => void
}

function Template({ template, onRemoved }: TemplateProps) {
  const { open, show, hide, opener } = useOpening(isBegun(unsentTemplate(template.id)))
  const save = useSaveTemplate()
  const remove = useRemoveTemplate()
  if (open) return <TemplateEditor template={template} onDone={hide} onBack={show} />
  const { id, name, subject, body, followUps, changedBy, changedAt } = template
  const takeBack = () => save.mutateAsync({ name, subject, body, followUps, known: null })
  const onDelete = async () => {
    try {
      await remove.mutateAsync(id)
      offerUndo({ title: `Template “${name}” deleted`, takeBack })
      onRemoved()
    } catch (error) {
      toast('Not deleted', sentenceOf(error), 'risk')
    }
  }
  return (
    <div className={styles.heading}>
      <div>
        <strong>{name}</strong>
        <p className={styles.line}>{subject}</p>
        <p className={styles.quiet}>
          {plural(followUps.length, 'follow-up')}. Changed {date(changedAt)}
          {changedBy && ` by ${changedBy}`}
        </p>
      </div>
      <Allowed call={outreachTemplates.change}>
        <div className={styles.actions}>
          <Button ref={opener} size="small" tone="secondary" aria-label={`Edit ${name}`} onClick={show}>
            Edit
          </Button>
          <Button
            size="small"
            tone="quiet"
            aria-label={`Delete ${name}`}
            busy={remove.isPending}
            onClick={() => void onDelete()}
          >
            Delete
          </Button>
        </div>
      </Allowed>
    </div>
  )
}
