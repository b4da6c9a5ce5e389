/** The colours of the identity by the names that `ui/look.css` gives them; a test holds the two equal. */

export interface Swatch {
  token: string
  name: string
  light: string
  dark: string
  usage: string
}

export const palette: readonly Swatch[] = [
  { token: 'paper', name: 'Paper', light: '#fbfaf7', dark: '#0c141d', usage: 'Background' },
  { token: 'ink', name: 'Ink', light: '#12202f', dark: '#e8ecef', usage: 'Text and the wordmark' },
  { token: 'accent', name: 'Teal', light: '#0b6e5f', dark: '#3fbfa8', usage: 'The mark and actions' },
  { token: 'good', name: 'Good', light: '#1f7a4d', dark: '#5cc48d', usage: 'Meaning only' },
  { token: 'caution', name: 'Caution', light: '#96540a', dark: '#e0a458', usage: 'Meaning only' },
  { token: 'risk', name: 'Risk', light: '#b3261e', dark: '#f2857c', usage: 'Meaning only' },
  { token: 'info', name: 'Information', light: '#2456c7', dark: '#86a9f7', usage: 'Meaning only' },
]
