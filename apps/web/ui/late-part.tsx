import { type ComponentType, lazy, useEffect, useState } from 'react'
import { loadLostStyles } from './lost-styles.ts'
import { hideToast, toast } from './toast.ts'

interface Loaded<P> {
  default: ComponentType<P>
}

/** A part of the product's frame that is loaded when it is first drawn. A line that fails in that moment, or a server that has a newer
 *  release, takes away the part and not the page with what is being written on it; drawn once more, it is loaded anew.
 *  @param Instead what stands in its place then; without it nothing does */
export function latePart<P extends object>(
  load: () => Promise<Loaded<P>>,
  Instead: ComponentType<P> = Nothing,
): ComponentType<P> {
  const loading = () => lazy(() => loadedOr(load, Failed))
  let part = loading()
  function Failed(parts: P) {
    // Not before this is drawn: what is drawn for the first time asks for the part again whenever what it waits for settles.
    useEffect(() => {
      part = loading()
    }, [])
    return <Instead {...parts} />
  }
  return function LatePart(parts: P) {
    const [{ Part }] = useState(() => ({ Part: part }))
    return <Part {...(parts as P & Parameters<typeof Part>[0])} />
  }
}

/** A dialog that is loaded when it is asked for; one that couldn't be closes, so that whoever asks again tries again. */
export function lateDialog<P extends { onClose: () => void }>(load: () => Promise<Loaded<P>>): ComponentType<P> {
  return latePart(load, Closing)
}

function Nothing() {
  return null
}

function Closing({ onClose }: { onClose: () => void }) {
  useEffect(() => onClose(), [onClose])
  return null
}

/** The toast that says that a part couldn't load. */
let said: string | null = null

/** @returns the part with its styles, or what stands in its place, having said so; it never rejects. */
export async function loadedOr<P>(load: () => Promise<Loaded<P>>, instead: ComponentType<P>): Promise<Loaded<P>> {
  try {
    await loadLostStyles()
    const part = await load()
    if (said !== null) hideToast(said)
    said = null
    return part
  } catch {
    const words = 'Try again in a moment, or reload the page. Anything you saved is safe.'
    said = toast('This part couldn’t load', words, 'risk')
    return { default: instead }
  }
}

const firstWaitMs = 2_000
const longestWaitMs = 60_000

/** Loads what would say that it couldn't be loaded: it's tried again until it is there, ever less often. */
export async function loadedAtLast<T>(load: () => Promise<T>): Promise<T> {
  for (let waitMs = firstWaitMs; ; waitMs = Math.min(2 * waitMs, longestWaitMs)) {
    try {
      await loadLostStyles()
      return await load()
    } catch {
      await new Promise((over) => setTimeout(over, waitMs))
    }
  }
}
