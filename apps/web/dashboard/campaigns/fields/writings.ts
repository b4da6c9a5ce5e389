import type { Writing } from './saved-text.tsx'

/** The ways in which values are written. */

export const plainText: Writing<string> = { text: (value) => value, read: (text) => text.trim(), wrong: '' }

/** A link may be pasted without its beginning. */
export const linkText: Writing<string> = {
  text: (value) => value,
  read: (text) => {
    const link = text.trim().replace(/^http:\/\//, 'https://')
    return link === '' || link.startsWith('https://') ? link : `https://${link}`
  },
  wrong: '',
}

export const dateText: Writing<string | null> = {
  text: (value) => value ?? '',
  read: (text) => (text === '' ? null : text),
  wrong: '',
}

function numberText(wrong: string, most: number, whole: boolean): Writing<number | null> {
  return {
    text: (value) => (value === null ? '' : value.toLocaleString('en-US', { maximumFractionDigits: 2 })),
    read: (text) => {
      const bare = text.replaceAll(/[\s,$€£]/g, '')
      if (bare === '') return null
      const value = Number(bare)
      return value >= 0 && value <= most && (!whole || Number.isInteger(value)) ? value : undefined
    },
    wrong,
  }
}

export const amountText = numberText('Enter an amount, such as 1200.', 10_000_000, false)
export const countText = numberText('Enter a whole number, such as 1200.', 10_000_000_000, true)
export const scoreText = numberText('Enter a whole number from 0 to 100.', 100, true)

/** Two-letter codes with commas between them. */
export const codesText: Writing<string[]> = {
  text: (value) => value.join(', '),
  read: (text) => {
    const codes = [
      ...new Set(
        text
          .toUpperCase()
          .split(/[\s,;]+/)
          .filter(Boolean),
      ),
    ]
    return codes.every((code) => /^[A-Z]{2}$/.test(code)) && codes.length <= 20 ? codes : undefined
  },
  wrong: 'Enter two-letter codes, such as US, CA. Up to 20.',
}
