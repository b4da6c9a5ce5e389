import IconChat from '@tabler/icons-react/dist/esm/icons/IconMessageCircle.mjs'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { contactForm } from '../contact/form-place.ts'
import { loadPublicConfig } from '../frame/use-public-config.ts'
import { askForChat } from './ask-for-chat.ts'
import styles from './chat-button.module.css'
import { widgetCame } from './chat-provider.ts'

/** The round button that opens the chat. It stands on a page from the beginning and loads nothing of the provider before it is pressed;
 *  once the provider's widget is there, that has a button of its own. Where there is no chat the style hides it.
 *  @param onPhones false: it would lie on what is read or filled in there */
export function ChatButton({ onPhones }: { onPhones: boolean }) {
  const [state, setState] = useState<'resting' | 'asking' | 'theirs'>(widgetCame() ? 'theirs' : 'resting')
  const navigate = useNavigate()

  async function press() {
    if (state === 'asking') return
    setState('asking')
    const outcome = await askForChat(await embedAddress())
    setState(outcome === 'widget' ? 'theirs' : 'resting')
    if (outcome === 'form') await navigate(contactForm.page, { state: { section: contactForm.id } })
  }

  if (state === 'theirs') return null
  return (
    <div className={styles.place} data-phones={onPhones}>
      <p className={styles.words} aria-live="polite">
        {state === 'asking' && 'Opening the chat…'}
      </p>
      <button
        type="button"
        className={styles.button}
        aria-label="Chat with us"
        aria-busy={state === 'asking' || undefined}
        onClick={press}
      >
        <IconChat size={24} stroke={1.75} aria-hidden="true" />
      </button>
    </div>
  )
}

/** @returns the provider's address; null where there is none, or where nobody can say. */
async function embedAddress(): Promise<string | null> {
  try {
    return (await loadPublicConfig()).chatEmbedUrl
  } catch {
    return null
  }
}
