import { browser } from 'wxt/browser'
import type { Recent, Standing } from '../asking/messages.ts'
import { AutomaticSwitch } from './automatic-switch.tsx'
import { Entrance } from './entrance.tsx'
import { Head, Trouble } from './head.tsx'
import { AccountFacts } from './limits.tsx'
import { useAsk, useDeed } from './use-ask.ts'

/** What opens from the browser's bar: what there is to spend, what was looked at, and the ways on. */
export function Popup() {
  const standing = useAsk('standing', {})
  if (standing.value === null) return <main className="popup" />
  const { instance, signedIn } = standing.value
  return (
    <main className="popup">
      {instance === null || !signedIn ? <Entrance instance={instance} /> : <SignedIn standing={standing.value} />}
    </main>
  )
}

function SignedIn({ standing }: { standing: Standing }) {
  const account = useAsk('account', {})
  const recent = useAsk('recent', {})
  const signOut = useDeed('signOut')
  return (
    <>
      <Head title="Vouch" />
      <Trouble failure={account.failure} />
      {account.value ? (
        <AccountFacts account={account.value} />
      ) : (
        account.failure === null && <p role="status">Loading…</p>
      )}
      <AutomaticSwitch automatic={standing.automatic} />
      <section>
        <h2>Recent</h2>
        {recent.value?.length ? (
          <ul className="recent">
            {recent.value.map((each) => (
              <RecentRow key={each.url} recent={each} />
            ))}
          </ul>
        ) : (
          <p className="quiet">Profiles you check appear here. The list stays on this browser.</p>
        )}
      </section>
      <section>
        <div className="row">
          <button type="button" className="plain" onClick={() => browser.runtime.openOptionsPage()}>
            Options
          </button>
          <button type="button" className="plain" disabled={signOut.busy} onClick={() => signOut.run({})}>
            Sign out
          </button>
        </div>
      </section>
    </>
  )
}

function RecentRow({ recent: { url, handle, score } }: { recent: Recent }) {
  return (
    <li className="row">
      <a href={url} target="_blank" rel="noreferrer">
        @{handle}
      </a>
      <span>{score ?? '–'}</span>
    </li>
  )
}
