import { plural } from '@vouch/presentation'
import type { BadgeAnswer } from '../asking/messages.ts'
import { priceWords } from '../page/badge-words.ts'
import { profileAt } from '../page/sites.ts'
import { promise } from './entrance.tsx'
import { Head, Trouble } from './head.tsx'
import { ListForm } from './list-form.tsx'
import { useAsk, useDeed } from './use-ask.ts'
import { type FollowedVerification, useVerification } from './use-verification.ts'
import { Parts, Verdict } from './verdict.tsx'
import { VerificationSteps } from './verification-steps.tsx'

/** A profile: what is known, and what can be done about it, each with its price. Of a profile that nobody asked about, nothing is sent before a
 *  press: the panel may stand open while somebody browses. */
export function ProfilePanel({ url, instance }: { url: string; instance: string }) {
  const known = useAsk('kept', { url })
  const look = useDeed('look')
  const account = useAsk('account', {})
  const refresh = () => {
    look.run({ url })
    account.reload()
  }
  // Held here and not beside its button: with a verification the kept answer is forgotten, and news of anything then takes the buttons away.
  const verification = useVerification(refresh)
  if (known.value === null)
    return (
      <>
        <Head title={`@${profileAt(url)?.handle ?? ''}`} />
        <Trouble failure={known.failure ?? look.failure ?? verification.failure} />
        {verification.found && <VerificationSteps verification={verification.found} />}
        <button
          type="button"
          className="primary"
          disabled={look.busy || verification.busy}
          onClick={() => look.run({ url })}
        >
          {look.busy ? 'Checking…' : 'Check this profile: free'}
        </button>
        <p className="quiet">{promise}</p>
      </>
    )
  const { badge, creator, limits } = known.value
  return (
    <>
      <Head title={`@${creator.handle}`} />
      {badge === null ? (
        <p>Your workspace has no report on this creator from the last 24 hours.</p>
      ) : (
        <Verdict badge={badge} />
      )}
      <Actions url={url} instance={instance} known={known.value} verification={verification} onDone={refresh} />
      {badge && <Parts badge={badge} />}
      <ListForm url={url} price={known.value.prices.shortlist_addition} account={account.value} onDone={refresh} />
      <footer>
        <p>
          {account.value && `${plural(account.value.credits, 'credit')} left. `}
          {plural(limits.hour.left, 'request')} left this hour, {limits.day.left.toLocaleString('en-US')} today.
        </p>
        <p>{promise}</p>
      </footer>
    </>
  )
}

interface ActionsProps {
  url: string
  instance: string
  known: BadgeAnswer
  verification: FollowedVerification
  onDone: () => void
}

function Actions({ url, instance, known: { badge, prices }, verification, onDone }: ActionsProps) {
  const show = useDeed('show')
  const isReport = badge?.basis === 'verification'
  const busy = show.busy || verification.busy
  const open = async () => {
    const id = badge?.verificationId ?? (await verification.start({ url, purpose: 'profile_view' }))
    if (id !== null) window.open(`${instance}/app/verifications/${id}`, '_blank', 'noopener')
  }
  return (
    <div className="actions">
      <Trouble failure={show.failure ?? verification.failure} />
      {verification.found && <VerificationSteps verification={verification.found} />}
      {badge === null && (
        <button
          type="button"
          disabled={busy}
          onClick={async () => {
            if ((await show.run({ url, automatic: false })) !== null) onDone()
          }}
        >
          Show score: {priceWords(prices.overlay_display)}
        </button>
      )}
      {!isReport && (
        <button
          type="button"
          className="primary"
          disabled={busy}
          onClick={() => verification.start({ url, purpose: 'quick_verification' })}
        >
          Verify: {priceWords(prices.quick_verification)}
        </button>
      )}
      <button type="button" disabled={busy} onClick={open}>
        Open full report: {priceWords(isReport ? 0 : prices.profile_view)}
      </button>
    </div>
  )
}
