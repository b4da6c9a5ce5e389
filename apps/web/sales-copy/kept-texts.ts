import { keptStorage } from '../api/kept-storage.ts'
import { type Copy, copyOf } from './copy-answer.ts'

/** What the tool keeps in this browser: the newest copy of each section, what was generated for places of the site, what was applied
 *  there, and which steps are done. */

export const generatedKey = 'generated-copy'

export interface KeptCopy {
  /** The newest of each section; a newer one takes its place. */
  sections: Readonly<Record<string, Copy>>
  /** For places of the site, oldest first; a newer one is appended. */
  generated: readonly { place: string; copy: Copy }[]
  /** The text of each place to which one was applied, as it was edited last. */
  applied: Readonly<Record<string, string>>
  /** Steps of the guide that are complete. */
  steps: readonly string[]
}

export const nothingKept: KeptCopy = { sections: {}, generated: [], applied: {}, steps: [] }

/** Storage is small: the oldest go. */
export const generatedMax = 60

export function withSection(kept: KeptCopy, section: string, copy: Copy): KeptCopy {
  return { ...kept, sections: { ...kept.sections, [section]: copy } }
}

export function withGenerated(kept: KeptCopy, place: string, copy: Copy): KeptCopy {
  return { ...kept, generated: [...kept.generated, { place, copy }].slice(-generatedMax) }
}

/** Marks a place as applied, or keeps the edited text of one that is. */
export function withApplied(kept: KeptCopy, place: string, text: string): KeptCopy {
  return { ...kept, applied: { ...kept.applied, [place]: text } }
}

export function withoutApplied(kept: KeptCopy, place: string): KeptCopy {
  const { [place]: _, ...applied } = kept.applied
  return { ...kept, applied }
}

export function withStep(kept: KeptCopy, step: string, isComplete: boolean): KeptCopy {
  const others = kept.steps.filter((each) => each !== step)
  return { ...kept, steps: isComplete ? [...others, step] : others }
}

/** @returns what a text of storage holds, without what cannot be read. */
export function readKept(text: string | null): KeptCopy {
  const value = objectOf(parsed(text))
  const generated = Array.isArray(value.generated) ? value.generated : []
  return {
    sections: Object.fromEntries(
      Object.entries(objectOf(value.sections)).flatMap(([section, each]) => {
        const copy = copyOf(each, section)
        return copy === null ? [] : [[section, copy]]
      }),
    ),
    generated: generated.flatMap((each) => {
      const { place, copy } = objectOf(each)
      const read = copyOf(copy)
      return typeof place === 'string' && read !== null ? [{ place, copy: read }] : []
    }),
    applied: Object.fromEntries(
      Object.entries(objectOf(value.applied)).filter((each): each is [string, string] => typeof each[1] === 'string'),
    ),
    steps: Array.isArray(value.steps) ? value.steps.filter((step) => typeof step === 'string') : [],
  }
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

function objectOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

const storage = keptStorage(() => localStorage)

export function loadKept(): KeptCopy {
  return readKept(storage.getItem(generatedKey))
}

export function keep(kept: KeptCopy): void {
  storage.setItem(generatedKey, JSON.stringify(kept))
}
