import type { MantineColorSchemeManager } from '@mantine/core'
import { useSyncExternalStore } from 'react'

/** Light, dark, or as the system has it. The choice is kept in local storage; what is drawn is an attribute on <html>
 *  that a script in the head sets before the first paint, so that no page flashes in the wrong scheme. */

export const schemes = ['light', 'dark', 'auto'] as const
export type Scheme = (typeof schemes)[number]

export const schemeKey = 'vouch-color-scheme'
const attribute = 'data-mantine-color-scheme'
const darkQuery = '(prefers-color-scheme: dark)'
const listeners = new Set<() => void>()

/** @returns a text as a scheme; anything else is as the system has it. */
export function schemeOf(text: string | null): Scheme {
  return schemes.find((scheme) => scheme === text) ?? 'auto'
}

/** @returns what is chosen in this browser. */
export function chosenScheme(): Scheme {
  return schemeOf(window.localStorage.getItem(schemeKey))
}

/** Draws what is chosen and tells everybody who shows the choice. */
function apply(): void {
  const choice = chosenScheme()
  const dark = choice === 'dark' || (choice === 'auto' && window.matchMedia(darkQuery).matches)
  document.documentElement.setAttribute(attribute, dark ? 'dark' : 'light')
  for (const listener of listeners) listener()
}

export function chooseScheme(scheme: Scheme): void {
  window.localStorage.setItem(schemeKey, scheme)
  apply()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Follows the system and other tabs. @returns the function that stops it. */
export function watchScheme(): () => void {
  const system = window.matchMedia(darkQuery)
  const onStorage = (event: StorageEvent) => {
    if (event.key === schemeKey) apply()
  }
  apply()
  system.addEventListener('change', apply)
  window.addEventListener('storage', onStorage)
  return () => {
    system.removeEventListener('change', apply)
    window.removeEventListener('storage', onStorage)
  }
}

export function useScheme(): Scheme {
  return useSyncExternalStore(subscribe, chosenScheme, () => 'auto')
}

/** Lets Mantine's components follow the same choice. Mantine writes back what it is told, so writing does nothing here:
 *  the choice is made with `chooseScheme` alone. */
export function schemeManager(): MantineColorSchemeManager {
  let leave = () => {}
  return {
    get: (fallback) => (typeof window === 'undefined' ? fallback : chosenScheme()),
    set: () => {},
    subscribe: (onUpdate) => {
      const stop = subscribe(() => onUpdate(chosenScheme()))
      leave = () => void stop()
    },
    unsubscribe: () => leave(),
    clear: () => {},
  }
}

/** The script of the head. Storage may be forbidden; the system's scheme is then what remains. */
export const schemeScript = `(function(){var s=null;try{s=localStorage.getItem(${JSON.stringify(schemeKey)})}catch(e){}
var d=s==='dark'||(s!=='light'&&matchMedia(${JSON.stringify(darkQuery)}).matches);
document.documentElement.setAttribute(${JSON.stringify(attribute)},d?'dark':'light')})()`
