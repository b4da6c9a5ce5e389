import { count, plural, time } from '@vouch/presentation'
import type { Account } from '../asking/messages.ts'

/** What is there to spend, and how many requests are left. */
export function AccountFacts({ account }: { account: Account }) {
  const { credits, limits, automaticCreditsLeft, workspace } = account
  const { hour, day } = limits
  return (
    <dl className="facts">
      <Fact name="Workspace" value={workspace} />
      <Fact name="Credits" value={count(credits)} />
      <Fact name="Requests left this hour" value={`${count(hour.left)} of ${count(hour.limit)}${until(hour)}`} />
      <Fact name="Requests left today" value={`${count(day.left)} of ${count(day.limit)}${until(day)}`} />
      <Fact name="For automatic badges today" value={plural(automaticCreditsLeft, 'credit')} />
    </dl>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className="row">
      <dt className="quiet">{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}

/** Only whoever has none left needs to know when there are more. */
function until({ left, endsAt }: Account['limits']['hour']): string {
  return left === 0 && endsAt !== null ? `, more at ${time(endsAt)}` : ''
}
