import { browser } from 'wxt/browser'
import { defineBackground } from 'wxt/utils/define-background'
import { answers, failureOf, type Sender } from '../asking/answers.ts'
import { closeToPages } from '../asking/kept-state.ts'
import type { Ask, Asks, Reply } from '../asking/messages.ts'
import { profileAt } from '../page/sites.ts'

/** The part that calls the instance. It may be stopped and started by the browser at any time and remembers nothing itself. */

/** What a page's own part may ask for. Signing in and what costs more than a badge belong to the extension's own pages. */
const openToPages: ReadonlySet<Ask> = new Set<Ask>(['standing', 'kept', 'look', 'show', 'panel', 'signIn'])

interface Message<A extends Ask = Ask> {
  kind: A
  payload: Asks[A]['with']
}

export default defineBackground(() => {
  closeToPages().catch(() => undefined)
  browser.runtime.onMessage.addListener((message: unknown, sender, respond) => {
    if (!isAsk(message) || sender.id !== browser.runtime.id) return undefined
    const fromPage = sender.url !== undefined && !sender.url.startsWith(`${location.origin}/`)
    if (fromPage && !mayAsk(message, sender.url ?? '')) {
      respond({ ok: false, failure: { code: 'closed', sentence: 'This page can’t ask for that.' } })
      return undefined
    }
    replyTo(message, { tabId: sender.tab?.id, page: sender.url }).then(respond)
    return true
  })
})

async function replyTo<A extends Ask>({ kind, payload }: Message<A>, sender: Sender): Promise<Reply<A>> {
  try {
    return { ok: true, value: await answers[kind](payload, sender) }
  } catch (failure) {
    return { ok: false, failure: failureOf(failure, kind) }
  }
}

function isAsk(message: unknown): message is Message {
  return (
    typeof message === 'object' && message !== null && 'kind' in message && Object.hasOwn(answers, String(message.kind))
  )
}

/** A page asks about the site that it is of, and about no other. */
function mayAsk({ kind, payload }: Message, page: string): boolean {
  if (!openToPages.has(kind)) return false
  if (!('url' in payload)) return true
  const asked = profileAt(payload.url)
  return asked !== null && URL.canParse(page) && siteOf(payload.url) === siteOf(page)
}

const siteOf = (address: string) => new URL(address).hostname.split('.').slice(-2).join('.')
