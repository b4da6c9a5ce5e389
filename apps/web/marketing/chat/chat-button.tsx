import IconChat from '@tabler/icons-react/dist/esm/icons/IconMessageCircle.mjs'
import { useEffect, useState } from 'react'
import { usePublicConfig } from '../frame/use-public-config.ts'
import styles from './chat-button.module.css'
import { bodyParts, chatWindowAddress, loadProvider, widgetIsThere, widgetWaitsMs } from './chat-provider.ts'

/** The provider's chat, or a round button of ours where its widget does not come. */
export function ChatButton() {
  const config = usePublicConfig().data
  const embed = config?.chatEmbedUrl ?? null
  const known = config !== undefined
  const [shown, setShown] = useState(false)

  useEffect(() => {
    if (!known) return
    const before = bodyParts()
    if (embed !== null) loadProvider(embed)
    let timer: ReturnType<typeof setTimeout>
    const look = (attempt: number) => {
      const waitMs = widgetWaitsMs[attempt]
      if (waitMs === undefined) return setShown(true)
      timer = setTimeout(() => {
        if (embed === null || !widgetIsThere(before)) look(attempt + 1)
      }, waitMs)
    }
    look(0)
    return () => clearTimeout(timer)
  }, [known, embed])

  if (!shown) return null
  return (
    <button type="button" className={styles.button} aria-label="Chat with us" onClick={() => openChat(embed)}>
      <IconChat size={24} stroke={1.75} aria-hidden="true" />
    </button>
  )
}

/** Opens the chat in a window of its own; without one, the page for letters. A blocked window opens in this one. */
function openChat(embed: string | null): void {
  const address = embed === null ? null : chatWindowAddress(embed)
  const opened = address !== null && window.open(address, 'vouch-chat', 'popup,width=400,height=640') !== null
  if (!opened) window.location.assign(address ?? '/contact')
}
