import { type ComponentType, type LazyExoticComponent, lazy, type ReactNode } from 'react'
import { toast } from './toast.ts'

interface Loaded<P> {
  default: ComponentType<P>
}

/** A part of the product's frame that is loaded when it is first drawn. A line that fails in that moment, or a server that has a newer
 *  release, takes away the part and not the page with what is being written on it.
 *  @param instead what stands in its place then; without it nothing does */
export function latePart<P>(
  load: () => Promise<Loaded<P>>,
  instead: (parts: P) => ReactNode = () => null,
): LazyExoticComponent<ComponentType<P>> {
  return lazy(() => loadedOr(load, instead))
}

/** @returns the part, or what stands in its place, having said so; it never rejects. */
export async function loadedOr<P>(
  load: () => Promise<Loaded<P>>,
  instead: (parts: P) => ReactNode,
): Promise<Loaded<P>> {
  try {
    return await load()
  } catch {
    toast('This part couldn’t load', 'Reload the page to try again. Anything you saved is safe.', 'risk')
    return { default: instead }
  }
}
