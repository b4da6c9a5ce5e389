/** Tells every open part of the extension that something has changed. */

import { browser } from 'wxt/browser'
import { siteMatches } from '../page/sites.ts'
import type { News } from './messages.ts'

/** Nobody waits for it: a page that sleeps answers late or never, and whoever asked for something is to have the reply before the news. */
export function tellPages(news: News): void {
  tell(news).catch(() => undefined)
}

async function tell(news: News): Promise<void> {
  const tabs = await browser.tabs.query({ url: [...siteMatches] })
  const told = tabs.flatMap(({ id }) => (id === undefined ? [] : [browser.tabs.sendMessage(id, news)]))
  // Whoever is not there hears nothing.
  await Promise.allSettled([...told, browser.runtime.sendMessage(news)])
}

/** Hears of changes. @returns a function that stops hearing */
export function hearNews(hear: (news: News) => void): () => void {
  const listen = (message: unknown) => {
    if (typeof message === 'object' && message !== null && 'news' in message) hear(message as News)
  }
  browser.runtime.onMessage.addListener(listen)
  return () => browser.runtime.onMessage.removeListener(listen)
}
