import { instanceAddress } from '@vouch/contract'
import { type FormEvent, useState } from 'react'
import { browser } from 'wxt/browser'
import type { Standing } from '../asking/messages.ts'
import { AutomaticSwitch } from './automatic-switch.tsx'
import { promise } from './entrance.tsx'
import { Head, Trouble } from './head.tsx'
import { instancePattern } from './instance-pattern.ts'
import { useAsk, useDeed } from './use-ask.ts'

/** Where the instance is, and whether badges appear by themselves. */
export function Options() {
  const standing = useAsk('standing', {})
  return (
    <main className="options">
      <Head title="Vouch options" />
      {standing.value && (
        <>
          <AddressForm standing={standing.value} />
          <AutomaticSwitch automatic={standing.value.automatic} />
        </>
      )}
      <p className="quiet">{promise}</p>
    </main>
  )
}

function AddressForm({ standing: { instance, signedIn } }: { standing: Standing }) {
  const [typed, setTyped] = useState(instance ?? '')
  const [refused, setRefused] = useState<string | null>(null)
  const settle = useDeed('settle')
  const signIn = useDeed('signIn')
  const save = async (event: FormEvent) => {
    event.preventDefault()
    const read = instanceAddress(typed)
    if (read.address === null) return setRefused(read.sentence)
    // The browser asks by itself, and only about this one address. What the package may not ask for at all, such as `[::1]`, is an error.
    const origins = [instancePattern(read.address)]
    const allowed = await browser.permissions.request({ origins }).catch(() => false)
    if (!allowed) return setRefused('The extension can’t call your Vouch without that permission.')
    setRefused(null)
    setTyped(read.address)
    await settle.run({ instance: read.address })
  }
  return (
    <form onSubmit={save} noValidate className="actions">
      <label className="field">
        Address of your Vouch
        <input
          type="text"
          inputMode="url"
          autoComplete="url"
          placeholder="https://vouch.example"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </label>
      {refused && (
        <p className="notice" role="alert">
          {refused}
        </p>
      )}
      <Trouble failure={settle.failure ?? signIn.failure} />
      {settle.done === null && !settle.busy && instance !== null && (
        <p className="quiet" role="status">
          {signedIn ? 'Signed in' : 'Not signed in'} at {new URL(instance).host}.
        </p>
      )}
      <button type="submit" className="primary" disabled={settle.busy}>
        Save address
      </button>
      {instance !== null && !signedIn && (
        <button type="button" disabled={signIn.busy} onClick={() => signIn.run({})}>
          {signIn.busy ? 'Signing in…' : 'Sign in'}
        </button>
      )}
    </form>
  )
}
