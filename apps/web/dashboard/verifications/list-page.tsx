import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { EmptyState } from '../../ui/empty-state.tsx'
import { TextField } from '../../ui/field.tsx'
import { creatorFilter } from './creator-filter.ts'
import styles from './list-page.module.css'
import { VerificationList, VerifyFirst } from './recent-verifications.tsx'

export function meta() {
  return [{ title: 'Verifications · Vouch' }, { name: 'robots', content: 'noindex' }]
}

const typingPauseMs = 250

/** Everything that this account has verified, newest first. */
export default function ListPage() {
  const [handle, setHandle] = useState('')
  const [written] = useDebouncedValue(handle, typingPauseMs)
  const creator = creatorFilter(written)
  return (
    <div className={styles.page}>
      <header className={styles.heading}>
        <h1 className={styles.title}>Verifications</h1>
        <div className={styles.filter}>
          <TextField
            label="Username"
            type="search"
            value={handle}
            placeholder="All creators"
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => setHandle(event.target.value)}
          />
        </div>
      </header>
      <VerificationList
        creator={creator}
        empty={
          creator ? (
            <EmptyState title={`Nothing about ${creator}`} heading="h2">
              Write the whole username, as it stands in the creator's address.
            </EmptyState>
          ) : (
            <VerifyFirst />
          )
        }
      />
    </div>
  )
}
