import {
  ApiFailure,
  type Negotiation,
  type NegotiationReply,
  negotiations,
  outreach,
  signOfCurrency,
} from '@vouch/contract'
import { amountIn, analysisPrice } from '@vouch/presentation'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Allowed, RoleNeeded } from '../../../account/allowed.tsx'
import { useBalance } from '../../../api/credits.ts'
import { type NegotiationPlace, useProposeReply } from '../../../api/negotiation.ts'
import { Button } from '../../../ui/button.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { ownDateTime } from '../../../ui/own-time.ts'
import { randomId } from '../../../ui/random-id.ts'
import { BuyCredits } from '../../credits/buy-credits.tsx'
import page from '../campaigns.module.css'
import styles from './negotiation.module.css'
import { moveTitles, nextMoveWords } from './negotiation-words.ts'
import { Reasons } from './reasons.tsx'

interface NextReplyProps {
  place: NegotiationPlace
  negotiation: Negotiation
}

/** What to answer next, and the press that writes it. The text goes into the inbox, where a person sends it or doesn’t. */
export function NextReply({ place, negotiation }: NextReplyProps) {
  const { next, frame, currency, credits, replies, found } = negotiation
  const propose = useProposeReply(place)
  const balance = useBalance()
  // A press that got no answer is repeated under its own key, so it's one reply.
  const [key, setKey] = useState(randomId)
  if (next === null) return null
  const isShort = propose.error instanceof ApiFailure && propose.error.body.code === 'insufficient_credits'
  const isAnswered = propose.error instanceof ApiFailure && propose.error.status !== 0
  const [newest] = replies
  const money = (amount: number) => amountIn(amount, signOfCurrency[currency])
  const write = () => propose.mutate(key, { onSuccess: () => setKey(randomId()) })
  return (
    <section className={styles.section} aria-label="Next step">
      <h2 className={page.subtitle}>
        {moveTitles[next.kind](money(next.amount), money(frame?.walkAway ?? next.amount))}
      </h2>
      <p className={page.lead}>{nextMoveWords(negotiation)}</p>
      {found.length > 0 && <p className={page.hint}>The amounts above count here once you log them.</p>}
      {propose.isError && (
        <Notice
          tone="risk"
          urgent
          title={isAnswered ? 'You weren’t charged' : 'No answer came'}
          actions={isShort && <BuyCredits />}
        >
          {propose.error.message} {!isAnswered && 'However often you try, you pay once.'}
        </Notice>
      )}
      <Allowed call={negotiations.propose} otherwise={<RoleNeeded call={negotiations.propose} to="write replies" />}>
        <div className={page.actions}>
          <Button tone={newest === undefined ? 'primary' : 'secondary'} busy={propose.isPending} onClick={write}>
            {newest === undefined ? 'Write the reply' : 'Write a new reply'}
          </Button>
          <p className={page.hint}>
            {credits > 0 ? (
              <>
                Costs <b>{analysisPrice(credits, balance?.balance.totalCredits ?? null)}</b>, once for this creator in
                this campaign. Nothing is sent.
              </>
            ) : (
              'Free: you already paid for this creator. Nothing is sent.'
            )}
          </p>
        </div>
      </Allowed>
      {newest && <Reply reply={newest} negotiation={negotiation} />}
      <EarlierReplies replies={replies.slice(1)} negotiation={negotiation} />
    </section>
  )
}

interface RepliesProps {
  replies: readonly NegotiationReply[]
  negotiation: Negotiation
}

/** What was written before: shown to whoever asks. */
export function EarlierReplies({ replies, negotiation }: RepliesProps) {
  if (replies.length === 0) return null
  return (
    <details>
      <summary>Earlier replies ({replies.length})</summary>
      <div className={styles.older}>
        {replies.map((reply) => (
          <Reply key={reply.id} reply={reply} negotiation={negotiation} />
        ))}
      </div>
    </details>
  )
}

function Reply({ reply, negotiation: { thread } }: { reply: NegotiationReply; negotiation: Negotiation }) {
  const { text, reasons, writer, at, by } = reply
  const navigate = useNavigate()
  return (
    <article className={styles.reply} aria-label={`Reply of ${ownDateTime(at)}`}>
      <p className={styles.text}>{text}</p>
      <div className={page.actions}>
        {thread !== null && (
          <Allowed call={outreach.reply}>
            <Button
              size="small"
              onClick={() => navigate(`/dashboard/outreach?thread=${thread.id}`, { state: { reply: text } })}
            >
              Put it in the inbox
            </Button>
          </Allowed>
        )}
        <CopyButton text={text} label="Copy" />
        <span className={page.hint}>
          {ownDateTime(at)}
          {by && `, for ${by}`}, {writer === 'built-in' ? 'by the built-in writer' : `by ${writer}`}
        </span>
      </div>
      <details>
        <summary>Why this amount</summary>
        <Reasons reasons={reasons} />
      </details>
    </article>
  )
}
