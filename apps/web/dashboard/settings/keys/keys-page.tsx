import { type ApiKeyList, apiKeys } from '@vouch/contract'
import { number } from '@vouch/presentation'
import { useApiKeys } from '../../../api/api-keys.ts'
import { useMay } from '../../../api/workspaces.ts'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Section } from '../section.tsx'
import settings from '../settings.module.css'
import { KeyRow } from './key-row.tsx'
import styles from './keys.module.css'
import { NewKeyForm } from './new-key-form.tsx'
import { Programs } from './program-list.tsx'

/** Keys for programs: who may call in the workspace's name, with which rights, and what each one did. */
export default function KeysPage() {
  if (!useMay(apiKeys.list)) {
    return (
      <>
        <Programs />
        <Notice tone="info">Only the owner of this workspace can create and see its API keys.</Notice>
      </>
    )
  }
  return <OwnersKeys />
}

function OwnersKeys() {
  const keys = useApiKeys()
  if (keys.isError) {
    return <LoadFailure query={keys} urgent />
  }
  if (keys.isPending) {
    return (
      <p className={settings.quiet} role="status">
        Loading your keys…
      </p>
    )
  }
  return <Keys list={keys.data} />
}

function Keys({ list: { keys, callsPerMinute } }: { list: ApiKeyList }) {
  return (
    <>
      <Section
        title="New key"
        lead="Any program with the key acts on behalf of this workspace. Prices are the same as in the app."
      >
        <NewKeyForm />
      </Section>
      <Section title="Keys" lead="Revoke a key when no one needs it anymore, or if it may have leaked.">
        {keys.length === 0 ? (
          <p className={settings.quiet}>No keys yet.</p>
        ) : (
          <ul className={settings.list}>
            {keys.map((each) => (
              <KeyRow key={each.id} apiKey={each} />
            ))}
          </ul>
        )}
      </Section>
      <Section
        title="First call"
        lead={`Up to ${number(callsPerMinute)} requests a minute for all keys together. Each answer says how many are left.`}
      >
        <FirstCall />
      </Section>
      <Programs />
    </>
  )
}

function FirstCall() {
  const command = `curl ${window.location.origin}/api/verifications \\
  -H "Authorization: Bearer $VOUCH_KEY" \\
  --json '{"url": "instagram.com/ava_fields_sandbox"}'`
  return (
    <>
      <pre className={styles.code}>{command}</pre>
      <div className={settings.actions}>
        <CopyButton text={command} label="Copy" />
        <a href="/api/docs">All calls</a>
      </div>
    </>
  )
}
