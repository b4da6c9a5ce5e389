import { isUnreached, type OpenThread, outreach, outreachSends, whyNoReply } from '@vouch/contract'
import { type FormEvent, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { Allowed } from '../../account/allowed.tsx'
import { isText, oneOf, type Shape } from '../../api/json-shape.ts'
import { useLoggedReply, useNote, useReply } from '../../api/outreach.ts'
import { refusalOf } from '../../api/refusal.ts'
import { useUnsent } from '../../api/unsent-drafts.ts'
import { useMay } from '../../api/workspaces.ts'
import { Button } from '../../ui/button.tsx'
import { TextAreaField } from '../../ui/field.tsx'
import { unlessChanged } from '../../ui/unless-changed.ts'
import { usePlanEnded } from '../billing/ended-plan.tsx'
import { ViewSwitch } from '../campaigns/view-switch.tsx'
import styles from './outreach.module.css'

const kinds = { reply: 'Reply', note: 'Note', received: 'Log a reply' } as const
type Kind = keyof typeof kinds

const hints: Readonly<Record<Kind, string>> = {
  reply: 'Free. It goes out in 30 seconds, so you can still undo it.',
  note: 'Only your workspace sees it.',
  received: 'What they answered elsewhere, such as in a direct message. It stops the follow-ups.',
}
const labels: Readonly<Record<Kind, string>> = { reply: 'Your reply', note: 'Your note', received: 'Their reply' }
const buttons: Readonly<Record<Kind, string>> = { reply: 'Send reply', note: 'Add note', received: 'Log reply' }

/** What is written and not sent. It's kept with its kind: a note is no reply. */
interface Begun {
  kind: Kind
  text: string
  /** The reply that it was made of; empty: none. */
  over: string
}

const begunShape: Shape<Begun> = { kind: oneOf(['reply', 'note', 'received']), text: isText, over: isText }

/** What can be added to a thread: a reply, a note, or an answer that came another way. */
export function ThreadAnswer({ thread }: { thread: OpenThread }) {
  const { id, messages, state, reachedIn } = thread
  const [mayReply, mayNote] = [useMay(outreach.reply), useMay(outreach.note)]
  const obstacle = whyNoReply(messages, reachedIn !== null)
  const ended = usePlanEnded()
  const isOpen = mayReply && !ended && state !== 'unsubscribed'
  const canReply = isOpen && obstacle === null
  const place = useLocation()
  const navigate = useNavigate()
  const proposed = canReply ? proposedIn(place.state) : ''
  const { kept, begun, setKept } = useBegun(id, proposed)
  const text = begun?.text ?? proposed
  const [chosen, setChosen] = useState<Kind>(begun?.kind ?? 'reply')
  const deeds = { reply: useReply(id), note: useNote(id), received: useLoggedReply(id) }
  if (!mayNote) return null
  // An answer may come while a note is written, and may be answered from then on: what is begun stays what it was begun as.
  const wanted = begun?.kind ?? chosen
  const kind = wanted === 'reply' && !canReply ? 'note' : wanted
  const deed = deeds[kind]
  const refusal = deed.isError ? refusalOf(deed.error, ['text']) : null
  const send = (event: FormEvent) => {
    event.preventDefault()
    // What was sent is not offered again by a reload.
    const onSuccess = () => {
      if (proposed !== '') void navigate(place, { replace: true, state: null, preventScrollReset: true })
    }
    // Whoever leaves before the answer has sent it all the same. A refusal stands in the form.
    deed.mutateAsync(text, { onSuccess }).then(
      () => setKept(unlessChanged<Begun | null>(kept, null)),
      () => undefined,
    )
  }
  const write = (value: string) => {
    // An emptied field is still that of a note.
    setChosen(kind)
    setKept(value === '' && proposed === '' ? null : { kind, text: value, over: proposed })
  }
  const choose = (next: Kind) => {
    setChosen(next)
    if (begun !== null) setKept({ ...begun, kind: next })
  }
  const { reply: _, ...withoutReply } = kinds
  return (
    <form className={styles.form} method="post" noValidate onSubmit={send}>
      <ViewSwitch label="What to add" views={canReply ? kinds : withoutReply} value={kind} onChange={choose} />
      {isOpen && obstacle && (
        <p className={styles.quiet}>
          {obstacle} {isUnreached(messages) && <WriteAnew thread={thread} />}
        </p>
      )}
      <TextAreaField
        label={labels[kind]}
        hint={hints[kind]}
        error={refusal?.fields.text ?? refusal?.message ?? undefined}
        rows={proposed === '' ? 4 : 12}
        maxLength={10_000}
        value={text}
        onChange={({ target }) => write(target.value)}
      />
      <div className={styles.actions}>
        <Button type="submit" busy={deed.isPending}>
          {buttons[kind]}
        </Button>
      </div>
    </form>
  )
}

/** What is begun in a thread. What is made of a proposal is kept in a place of its own: it replaces nothing that was written before it.
 *  @returns what is kept in the place that is shown, of that what the field holds, and how the place changes */
function useBegun(id: string, proposed: string) {
  const [own, setOwn] = useUnsent(`answer:${id}`, begunShape)
  const [made, setMade] = useUnsent(`answer:${id}:proposed`, begunShape)
  if (proposed === '' && (own !== null || made === null)) return { kept: own, begun: own, setKept: setOwn }
  // What came along with the way here is what was asked for last.
  return { kept: made, begun: proposed === '' || made?.over === proposed ? made : null, setKept: setMade }
}

/** Where the first email of the thread reached nobody: leads to the thread in which another one did, else to writing it. */
function WriteAnew({ thread: { campaign, creator, reachedIn } }: { thread: OpenThread }) {
  const { platform, handle } = creator
  if (reachedIn !== null) return <Link to={`/dashboard/outreach?thread=${reachedIn}`}>Open that thread</Link>
  // A send for the campaign names who is in it.
  if (campaign?.entryId === null) return null
  return (
    <Allowed call={outreachSends.preview}>
      {campaign === null ? (
        <Link to="/dashboard/outreach/new" state={{ creator: { platform, handle } }}>
          Write a first email
        </Link>
      ) : (
        <Link to={`/dashboard/outreach/new?campaign=${campaign.id}`}>Write a first email</Link>
      )}
    </Allowed>
  )
}

/** @returns the reply that came along with the way here, to be changed and sent, or not */
function proposedIn(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('reply' in state)) return ''
  return typeof state.reply === 'string' ? state.reply : ''
}
