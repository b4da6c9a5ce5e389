import { browser } from 'wxt/browser'
import { Head, Trouble } from './head.tsx'
import { useDeed } from './use-ask.ts'

/** What stands where nobody is signed in: the one thing to do next. */
export function Entrance({ instance }: { instance: string | null }) {
  const signIn = useDeed('signIn')
  return (
    <>
      <Head title="Vouch" />
      {instance === null ? (
        <>
          <p>First, tell us where your Vouch is.</p>
          <button type="button" className="primary" onClick={() => browser.runtime.openOptionsPage()}>
            Set the address
          </button>
        </>
      ) : (
        <>
          <p>Sign in with your account at {new URL(instance).host} to see scores on profiles.</p>
          <Trouble failure={signIn.failure} />
          <button type="button" className="primary" disabled={signIn.busy} onClick={() => signIn.run({})}>
            {signIn.busy ? 'Signing in…' : 'Sign in'}
          </button>
        </>
      )}
      <p className="quiet">{promise}</p>
    </>
  )
}

/** What leaves the browser, wherever somebody decides about it. */
export const promise =
  'The extension sends your Vouch the link of the open profile and nothing else from the page, and only when you ask or have automatic badges turned on.'
