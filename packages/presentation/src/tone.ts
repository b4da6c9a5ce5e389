/** What a colour means wherever it is used beyond the accent. `plain` carries no meaning. */
export const tones = ['plain', 'good', 'caution', 'risk', 'info'] as const
export type Tone = (typeof tones)[number]

/** @returns the colour of a tone as a CSS value. */
export function toneColour(tone: Tone): string {
  return tone === 'plain' ? 'var(--ink-soft)' : `var(--${tone})`
}

/** @returns the quiet background of a tone as a CSS value. */
export function toneTint(tone: Tone): string {
  return tone === 'plain' ? 'var(--sunk)' : `var(--${tone}-tint)`
}
