import { chatWindowAddress, loadProvider, looksMs, providerIsLoaded, seeWidget, strangers } from './chat-provider.ts'

/** How a press on the chat button ended: with the provider's own widget, with its chat in a window, or with neither. */
export type ChatOutcome = 'widget' | 'window' | 'form'

let before: ReadonlySet<Element> = new Set()

/** Loads the provider's script at the first press and looks for its widget. What does not come within the last look is not waited for
 *  again: the next press looks once.
 *  @param embed the configured address; null where the operator has no chat
 *  @returns `form` where there is nothing to open, and the page with the contact form is what remains */
export async function askForChat(embed: string | null): Promise<ChatOutcome> {
  if (embed === null) return 'form'
  if (await widgetComes(embed)) return 'widget'
  const address = chatWindowAddress(embed)
  if (address === null) return 'form'
  // A blocked window opens in this one.
  if (window.open(address, 'vouch-chat', 'popup,width=400,height=640') === null) window.location.assign(address)
  return 'window'
}

async function widgetComes(embed: string): Promise<boolean> {
  if (providerIsLoaded()) return seeWidget(before)
  before = strangers()
  loadProvider(embed)
  let passedMs = 0
  for (const lookMs of looksMs) {
    await pass(lookMs - passedMs)
    passedMs = lookMs
    if (seeWidget(before)) return true
  }
  return false
}

function pass(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
