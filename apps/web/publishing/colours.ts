/** Colours of the light scheme as literals, for files that no style sheet reaches. A test holds them equal to `ui/look.css`. */
export const colours = {
  paper: '#fbfaf7',
  ink: '#12202f',
  'ink-soft': '#435263',
  'ink-quiet': '#5d6a79',
  edge: '#828b95',
  accent: '#0b6e5f',
  'accent-tint': '#e2efeb',
} as const
