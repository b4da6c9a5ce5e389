import type { creatorTool, ProfileLookup } from '@vouch/contract'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { postForm } from '../forms/post-form.ts'
import { WithoutScript } from '../forms/without-script.tsx'
import { usePublicConfig } from '../frame/use-public-config.ts'
import { pageMeta } from '../metadata/page-metadata.ts'
import { ConnectButton, connectWords } from './connect-button.tsx'
import { ConnectedCard } from './connected-card.tsx'
import { demoLookup } from './demo-lookup.ts'
import styles from './instagram.module.css'
import { instagramMetadata } from './metadata.ts'

export const meta = () => pageMeta(instagramMetadata)

const lookupMsMax = 60_000

type State =
  | { kind: 'idle' }
  | { kind: 'loading' }
  | { kind: 'failed'; error: string }
  | { kind: 'done'; lookup: ProfileLookup }

/** The connection of an Instagram account, where the operator has an app for it, and the look-up of a profile by its public name. */
export default function InstagramPage() {
  const [username, setUsername] = useState('')
  const [state, setState] = useState<State>({ kind: 'idle' })
  const loading = state.kind === 'loading'
  const canConnect = usePublicConfig().data?.consentPlatforms.includes('instagram') ?? false

  async function lookUp(event: FormEvent) {
    event.preventDefault()
    if (loading) return
    const name = username.trim().replace(/^@/, '')
    if (name === '') return setState({ kind: 'failed', error: 'Please enter your Instagram username' })
    setState({ kind: 'loading' })
    const path = '/api/instagram/lookup'
    const outcome = await postForm<typeof creatorTool.lookup>(path, { username: name }, lookupMsMax)
    if (outcome.ok) setState({ kind: 'done', lookup: outcome.body })
    else setState({ kind: 'failed', error: outcome.error ?? 'Failed to lookup Instagram profile' })
  }

  async function demo() {
    setState({ kind: 'loading' })
    setState({ kind: 'done', lookup: await demoLookup() })
  }

  return (
    <div className={styles.page}>
      <p>
        <Link to="/app" reloadDocument>
          ← Back to the app
        </Link>
      </p>
      <div className={styles.head}>
        <h1 className={styles.title}>Connect Instagram Account</h1>
        <p className={styles.lead}>
          {canConnect
            ? connectWords
            : 'Enter the username of a public profile. We only read what Instagram shows everyone, and we never ask for a password.'}
        </p>
      </div>
      <form className={styles.form} noValidate method="post" onSubmit={lookUp}>
        <TextField
          label="Username"
          name="username"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="@username"
          value={username}
          onChange={(event) => setUsername(event.target.value)}
        />
        <WithoutScript />
        <div className={styles.actions}>
          {canConnect && (
            <ConnectButton username={username} onRefused={(error) => setState({ kind: 'failed', error })} />
          )}
          <Button type="submit" tone={canConnect ? 'secondary' : 'primary'} busy={loading}>
            Lookup
          </Button>
          <Button tone="secondary" disabled={loading} onClick={demo}>
            Demo
          </Button>
        </div>
      </form>
      {loading && <p role="status">Looking up profile...</p>}
      {state.kind === 'failed' && (
        <Notice tone="risk" urgent>
          {state.error}
        </Notice>
      )}
      {state.kind === 'done' && <ConnectedCard lookup={state.lookup} />}
    </div>
  )
}
