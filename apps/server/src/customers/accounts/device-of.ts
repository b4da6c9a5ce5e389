/** The name of a device as its owner would recognise it. A browser says of itself what it likes, so this is a help for the eye
 *  and never a proof. */

/** In this order: most browsers also claim to be those that come after them. */
const browsers: readonly (readonly [name: string, sign: RegExp])[] = [
  ['Edge', /\bEdgA?\/|\bEdgiOS\//],
  ['Opera', /\bOPR\/|\bOPiOS\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\bFirefox\/|\bFxiOS\//],
  ['Chrome', /\b(Headless)?Chrome\/|\bCriOS\//],
  ['Safari', /\bSafari\//],
]
const systems: readonly (readonly [name: string, sign: RegExp])[] = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b|\bMacintosh\b/],
  ['Linux', /\bLinux\b|\bX11\b/],
]

const unknownDevice = 'Unknown device'
const programCharsMax = 30

/** @returns for example `Chrome on macOS`; the name of a program that is no browser; `Unknown device` for silence */
export function deviceOf(userAgent: string): string {
  const browser = nameIn(browsers, userAgent)
  const system = nameIn(systems, userAgent)
  if (browser && system) return `${browser} on ${system}`
  if (browser || system) return browser ?? system ?? unknownDevice
  // Programs name themselves first: `curl/8.5.0`.
  const program = /^[A-Za-z][\w.-]*/.exec(userAgent)?.[0]
  return program?.slice(0, programCharsMax) ?? unknownDevice
}

function nameIn(names: readonly (readonly [string, RegExp])[], userAgent: string): string | null {
  return names.find(([, sign]) => sign.test(userAgent))?.[0] ?? null
}
