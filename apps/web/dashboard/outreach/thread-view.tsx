import { type OpenThread, type OutreachMessage, outreach, outreachSends } from '@vouch/contract'
import { useEffect } from 'react'
import { Allowed } from '../../account/allowed.tsx'
import { useChangeThread, useSender, useStopThread, useThread, useUndoMessage } from '../../api/outreach.ts'
import { sentenceOf } from '../../api/refusal.ts'
import { useMay } from '../../api/workspaces.ts'
import { Button } from '../../ui/button.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { shownName } from '../../ui/shown-name.ts'
import { toast } from '../../ui/toast.ts'
import styles from './outreach.module.css'
import { messageKindWords, messageStanding } from './outreach-words.ts'
import { ThreadAnswer } from './thread-answer.tsx'
import { ThreadSide } from './thread-side.tsx'

/** An open thread: what was written and came back, what to answer, and the creator beside it. */
export function ThreadView({ id }: { id: string }) {
  const known = useThread(id)
  const change = useChangeThread(id)
  const may = useMay(outreach.change)
  const isUnread = known.data?.unread === true
  const { mutate } = change
  // Whoever opens a thread has read it.
  useEffect(() => {
    if (isUnread && may) mutate({ unread: false })
  }, [isUnread, may, mutate])
  if (known.isPending) return <p role="status">Loading the thread…</p>
  if (known.isError && !known.data) return <LoadFailure query={known} />
  return <Opened thread={known.data} />
}

function Opened({ thread }: { thread: OpenThread }) {
  const { id, creator, subject, messages, waiting } = thread
  const stop = useStopThread(id)
  const zone = useSender().data?.sender?.timeZone ?? 'UTC'
  return (
    <article className={styles.open} aria-label={`Thread with ${shownName(creator)}`}>
      <div className={styles.talk}>
        <div className={styles.heading}>
          <h2 className={styles.subtitle}>{subject}</h2>
          {waiting > 0 && (
            <Allowed call={outreach.stop}>
              <Button
                size="small"
                tone="quiet"
                busy={stop.isPending}
                onClick={() =>
                  stop.mutate(undefined, {
                    onSuccess: () =>
                      toast('Stopped', 'Anything unsent won’t go out, and you get those credits back.', 'good'),
                    onError: (error) => toast('Not stopped', sentenceOf(error), 'risk'),
                  })
                }
              >
                Stop what’s waiting
              </Button>
            </Allowed>
          )}
        </div>
        <ol className={styles.messages}>
          {messages.map((message) => (
            <Message key={message.id} message={message} zone={zone} />
          ))}
        </ol>
        <ThreadAnswer thread={thread} />
      </div>
      <ThreadSide thread={thread} />
    </article>
  )
}

function Message({ message, zone }: { message: OutreachMessage; zone: string }) {
  const { id, kind, state, body, by, fault, dueAt } = message
  const undo = useUndoMessage()
  const may = useMay(outreachSends.undo)
  const canUndo = state === 'waiting' && dueAt !== null && may
  return (
    <li className={styles.message} data-kind={kind} data-state={state}>
      <div className={styles.messageHead}>
        <strong>
          {messageKindWords[kind]}
          {by && kind !== 'received' && ` by ${by}`}
        </strong>
        <span className={styles.quiet}>{messageStanding(message, zone)}</span>
      </div>
      <p className={styles.text}>{body}</p>
      {fault && <p className={styles.fault}>{fault}</p>}
      {canUndo && (
        <div className={styles.actions}>
          <Button
            size="small"
            tone="secondary"
            busy={undo.isPending}
            onClick={() =>
              undo.mutate(id, {
                onSuccess: () => toast('Canceled', 'It won’t be sent.', 'good'),
                onError: (error) => toast('Too late', sentenceOf(error), 'risk'),
              })
            }
          >
            Undo
          </Button>
        </div>
      )}
    </li>
  )
}
