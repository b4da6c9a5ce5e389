import { useEffect, useState } from 'react'
import { browser } from 'wxt/browser'
import type { Standing } from '../asking/messages.ts'
import { profileAt } from '../page/sites.ts'
import { Entrance } from './entrance.tsx'
import { Head } from './head.tsx'
import { ProfilePanel } from './profile-panel.tsx'
import { useAsk } from './use-ask.ts'

/** The side panel: everything about the profile in the tab beside it. */
export function Panel() {
  const url = useOpenProfile()
  const standing = useAsk('standing', {})
  return <main>{standing.value === null ? <Head title="Vouch" /> : <Body standing={standing.value} url={url} />}</main>
}

function Body({ standing, url }: { standing: Standing; url: string | null }) {
  const { instance, signedIn } = standing
  if (instance === null || !signedIn) return <Entrance instance={instance} />
  if (url !== null) return <ProfilePanel key={url} url={url} instance={instance} />
  return (
    <>
      <Head title="Vouch" />
      <p>Open a creator’s profile on Instagram, TikTok or YouTube to see what’s known about their audience.</p>
    </>
  )
}

/** @returns the profile that is open in the window's tab; null for every other page */
function useOpenProfile(): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    // An address of the panel's own may name the profile, for a window without tabs beside it.
    const named = new URLSearchParams(location.search).get('profile')
    const look = async () => {
      const [tab] = named ? [{ url: named }] : await browser.tabs.query({ active: true, currentWindow: true })
      setUrl(profileAt(tab?.url ?? '')?.url ?? null)
    }
    const again = () => void look()
    again()
    browser.tabs.onActivated.addListener(again)
    browser.tabs.onUpdated.addListener(again)
    return () => {
      browser.tabs.onActivated.removeListener(again)
      browser.tabs.onUpdated.removeListener(again)
    }
  }, [])
  return url
}
