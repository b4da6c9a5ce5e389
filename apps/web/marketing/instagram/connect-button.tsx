import { actionCosts } from '@vouch/contract'
import { useState } from 'react'
import { loginAddress } from '../../account/arrival.ts'
import { session } from '../../api/session.ts'
import { Button } from '../../ui/button.tsx'

interface ConnectProps {
  username: string
  /** Says what is missing or went wrong. */
  onRefused: (sentence: string) => void
}

/** Connects the account itself, where the operator has an app for it. Without a session it leads to the sign-in first. */
export function ConnectButton({ username, onRefused }: ConnectProps) {
  const [busy, setBusy] = useState(false)

  async function connect() {
    const name = username.trim().replace(/^@/, '')
    if (name === '') return onRefused('Please enter your Instagram username')
    if (session.read().status !== 'signed-in') return window.location.assign(loginAddress('/instagram-connect'))
    setBusy(true)
    try {
      // The checking client would weigh more than the page, and few visitors need it.
      const { beginConnection } = await import('./begin-connection.ts')
      // The button stays busy until Instagram's page is there.
      window.location.assign(await beginConnection(name))
    } catch (error) {
      setBusy(false)
      onRefused(error instanceof Error ? error.message : 'We didn’t get a response. Please try again.')
    }
  }

  return (
    <Button busy={busy} onClick={connect}>
      Connect
    </Button>
  )
}

/** What connecting means and costs, beside the button. */
export const connectWords = `Connect the account you manage: you sign in on Instagram, and your workspace gets a report from its own figures for ${actionCosts.creator_verification} credits. You need to be signed in to Vouch. Lookup reads only what Instagram shows everyone.`
