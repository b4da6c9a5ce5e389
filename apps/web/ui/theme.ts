import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core'

/** Mantine's components in the product's look. Colours come from `look.css` by name, so both schemes have one source. */

const accentName = 'accent'
const accent = 'var(--accent)'
const accentShades: MantineColorsTuple = [
  'var(--accent-tint)',
  'var(--accent-tint)',
  accent,
  accent,
  accent,
  accent,
  accent,
  'var(--accent-strong)',
  'var(--accent-strong)',
  'var(--accent-strong)',
]

export const theme = createTheme({
  primaryColor: accentName,
  primaryShade: 6,
  colors: { [accentName]: accentShades },
  fontFamily: 'var(--sans)',
  fontFamilyMonospace: 'var(--mono)',
  headings: { fontFamily: 'var(--sans)', fontWeight: '600' },
  defaultRadius: 6,
  radius: { xs: '3px', sm: '6px', md: '6px', lg: '6px', xl: '6px' },
  fontSizes: {
    xs: 'var(--size-13)',
    sm: 'var(--size-15)',
    md: 'var(--size-15)',
    lg: 'var(--size-17)',
    xl: 'var(--size-21)',
  },
  spacing: { xs: '8px', sm: '8px', md: '16px', lg: '24px', xl: '32px' },
  shadows: { xs: 'none', sm: 'none', md: 'none', lg: 'none', xl: 'none' },
  respectReducedMotion: true,
  cursorType: 'pointer',
  components: {
    // The head of a dialog is a header element, which would count as a second banner of the page.
    ModalHeader: { defaultProps: { role: 'presentation' } },
    Menu: { defaultProps: { transitionProps: { duration: 120 }, position: 'bottom-end', offset: 4 } },
  },
})

/** Names that do not differ between the schemes here: the scheme changes what they point to. */
const surfaces = {
  '--mantine-color-body': 'var(--raised)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-bright': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--ink-quiet)',
  '--mantine-color-placeholder': 'var(--ink-quiet)',
  '--mantine-color-anchor': 'var(--accent)',
  '--mantine-color-error': 'var(--risk)',
  '--mantine-color-default': 'var(--raised)',
  '--mantine-color-default-hover': 'var(--sunk)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-border': 'var(--edge)',
  '--mantine-color-disabled': 'var(--sunk)',
  '--mantine-color-disabled-color': 'var(--ink-quiet)',
  '--mantine-color-disabled-border': 'var(--hairline)',
  '--mantine-primary-color-filled': 'var(--accent)',
  '--mantine-primary-color-filled-hover': 'var(--accent-strong)',
  '--mantine-primary-color-light': 'var(--accent-tint)',
  '--mantine-primary-color-light-hover': 'var(--accent-tint)',
  '--mantine-primary-color-light-color': 'var(--accent)',
}

export const surfaceVariables: CSSVariablesResolver = () => ({ variables: {}, light: surfaces, dark: surfaces })
