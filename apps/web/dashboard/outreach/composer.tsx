import { type NamedCreator, type OutreachOrderInput, type OutreachPlan, recipientsMax } from '@vouch/contract'
import { type RefObject, useRef, useState } from 'react'
import { Link } from 'react-router'
import { isObject, isText, orAbsent, type Shape } from '../../api/json-shape.ts'
import { useFoundContacts, usePreview } from '../../api/outreach.ts'
import { refusalOf } from '../../api/refusal.ts'
import { useUnsent } from '../../api/unsent-drafts.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { offerUndo } from '../../ui/undo.tsx'
import { unlessChanged } from '../../ui/unless-changed.ts'
import { messageFieldNames } from './message-field-names.ts'
import { MessageFields, type WrittenMessages, writtenShape } from './message-fields.tsx'
import styles from './outreach.module.css'
import { PlanView } from './plan-view.tsx'
import { nameOf, RecipientList } from './recipient-list.tsx'
import { TemplateChoice } from './template-choice.tsx'
import { anytime, type ChosenTime, TimeFields } from './time-fields.tsx'

export interface SendingFacts {
  /** A mailbox is connected, so that a reply is seen before a follow-up leaves. */
  readsReplies: boolean
  /** Of whoever sends. */
  zone: string
}

interface ComposerProps extends SendingFacts {
  campaignId: string | null
  creators: readonly (NamedCreator & { displayName: string | null })[]
  /** What is begun beside the message ends with it: once it's sent, or given up. Absent: nothing is.
   *  @returns how that is taken back */
  onOver?: (() => () => void) | undefined
  /** Where the keyboard goes on once that was given up: the message is gone as well. */
  next?: RefObject<HTMLElement | null>
}

/** The reason to write is given anew each time: it goes on record. */
type KeptTime = Omit<ChosenTime, 'consentReason'>

interface Begun extends WrittenMessages {
  time: KeptTime
  /** Who is left out, by platform and handle. Absent: nobody. */
  left?: readonly string[]
  /** The address chosen for a creator, by platform and handle. Absent: the first of each. */
  addresses?: Readonly<Record<string, string>>
}

const empty: Begun = { subject: '', body: '', followUps: [], time: anytime }
const begunShape: Shape<Begun> = {
  ...writtenShape,
  time: (value) => {
    const { day, time, zone } = Object(value)
    return [day, time, zone].every(isText)
  },
  left: orAbsent((value) => Array.isArray(value) && value.every(isText)),
  addresses: orAbsent((value) => isObject(value) && Object.values(Object(value)).every(isText)),
}
const fieldNames = [...messageFieldNames, 'sendOn', 'sendTime', 'consentReason']

/** Recipients at the left, the messages at the right; below them what would leave. What is changed after a preview asks for another one. */
export function Composer({ campaignId, creators: all, readsReplies, zone, onOver, next }: ComposerProps) {
  const creators = all.slice(0, recipientsMax)
  const found = useFoundContacts(creators)
  const [begun, setBegun] = useUnsent(`email:${campaignId ?? creators.slice(0, 1).map(nameOf)}`, begunShape)
  const [consentReason, setConsentReason] = useState('')
  const { time: kept, left: leftOut = [], addresses = {}, ...written } = begun ?? empty
  const left = new Set(creators.map(nameOf).filter((name) => leftOut.includes(name)))
  const time: ChosenTime = { ...kept, consentReason }
  const [plan, setPlan] = useState<{ order: OutreachOrderInput; plan: OutreachPlan } | null>(null)
  const preview = usePreview()
  const previewButton = useRef<HTMLButtonElement>(null)
  const chosen = creators.filter((one) => !left.has(nameOf(one)))
  // A preview is of those who were chosen when it was asked for: somebody may have been named since.
  const isOfChosen = (asked: OutreachOrderInput) => asked.recipients.map(nameOf).join() === chosen.map(nameOf).join()
  const shown = plan !== null && isOfChosen(plan.order) ? plan : null
  const isAsked = preview.isPending && isOfChosen(preview.variables)
  // A preview that is on its way is of what was written before.
  const unplan = () => {
    setPlan(null)
    if (preview.isPending) preview.reset()
  }
  const changed =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value)
      unplan()
    }
  const end = (rest: Begun | null) => {
    // Who came back before it was sent may have written on.
    setBegun(unlessChanged<Begun | null>(begun, rest))
    setConsentReason('')
    unplan()
    return onOver?.()
  }
  const discard = () => {
    const takeBackRest = end(null)
    const takeBack = async () => {
      setBegun((now) => now ?? begun)
      takeBackRest?.()
    }
    offerUndo({ title: 'Draft discarded', takeBack })
    const on = onOver && next ? next : previewButton
    on.current?.focus()
  }
  // Whoever was left out of an email of a campaign is still there, and isn't asked in by the sending of it.
  const sent = () => end(campaignId !== null && left.size > 0 ? { ...empty, left: [...left] } : null)
  const begin = (part: Partial<Begun>) => setBegun((now) => ({ ...(now ?? empty), ...part }))
  const choose = ({ consentReason: reason, ...chosenTime }: ChosenTime) => {
    setConsentReason(reason)
    begin({ time: chosenTime })
  }
  const order: OutreachOrderInput = {
    ...{ ...written, campaignId },
    recipients: chosen.map((one) => {
      const address = addresses[nameOf(one)]
      return { platform: one.platform, handle: one.handle, ...(address !== undefined && { address }) }
    }),
    ...(time.day !== '' && { sendOn: time.day, sendTime: time.time, zone: time.zone }),
    ...(time.consentReason !== '' && { consentReason: time.consentReason }),
  }
  const refusal = preview.isError ? refusalOf(preview.error, fieldNames) : null
  return (
    <>
      <div className={styles.two}>
        <RecipientList
          creators={creators}
          found={found.data?.found ?? []}
          isLooking={found.isPending || (found.data?.found.some(({ page }) => page === 'waiting') ?? false)}
          error={found.isError ? found.error.message : null}
          left={left}
          onLeave={changed((names: ReadonlySet<string>) => begin({ left: [...names] }))}
          addresses={addresses}
          onChoose={changed((chosenOnes: Readonly<Record<string, string>>) => begin({ addresses: chosenOnes }))}
          onAdded={unplan}
        />
        <div className={styles.form}>
          <TemplateChoice campaignId={campaignId} onChoose={changed(begin)} written={written} />
          <MessageFields written={written} onWrite={changed(begin)} fields={refusal?.fields ?? {}} />
          {written.followUps.length > 0 && !readsReplies && <MailboxUnseen />}
          <TimeFields
            time={time}
            onChange={changed(choose)}
            found={found.data?.found ?? []}
            fields={refusal?.fields ?? {}}
          />
          {refusal?.message && (
            <Notice tone="risk" urgent>
              {refusal.message}
            </Notice>
          )}
          <div className={styles.actions}>
            <Button
              ref={previewButton}
              tone={shown === null ? 'primary' : 'secondary'}
              busy={isAsked}
              onClick={() => preview.mutate(order, { onSuccess: (made) => setPlan({ order, plan: made }) })}
            >
              Preview
            </Button>
            {(begun !== null || onOver) && (
              <Button tone="quiet" onClick={discard}>
                Discard draft
              </Button>
            )}
            <span className={styles.quiet}>Free. Nothing is sent yet.</span>
          </div>
        </div>
      </div>
      {shown !== null && <PlanView order={shown.order} plan={shown.plan} zone={zone} onSent={sent} />}
    </>
  )
}

function MailboxUnseen() {
  return (
    <Notice tone="caution">
      Vouch doesn’t see your mailbox, so log each reply in its thread, or the follow-up goes out anyway.{' '}
      <Link to="/dashboard/settings/sending">Connect the mailbox</Link>
    </Notice>
  )
}
