import type { ReactNode } from 'react'
import { colours } from '../../publishing/colours.ts'
import styles from './brand.module.css'
import type { BrandComponent, BrandTone } from './brand-drawing.ts'
import { BrandLogo } from './brand-logo.tsx'
import { palette } from './brand-palette.ts'

/** What both brand pages show. */

export function BrandSection({
  id,
  title,
  lead,
  children,
}: {
  id: string
  title: string
  lead?: string
  children: ReactNode
}) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.intro}>
        <h2 className={styles.sectionTitle} id={id}>
          {title}
        </h2>
        {lead && <p className={styles.words}>{lead}</p>}
      </div>
      {children}
    </section>
  )
}

/** The logo is shown on its own ground in both schemes, because a file has no scheme. */
export function Stage({
  className,
  dark = false,
  children,
}: {
  className: string | undefined
  dark?: boolean
  children: ReactNode
}) {
  return (
    <div className={className} style={{ background: dark ? colours.ink : colours.paper }}>
      {children}
    </div>
  )
}

const variations: readonly { component: BrandComponent; tone: BrandTone; name: string; use: string }[] = [
  { component: 'full', tone: 'colour', name: 'Color', use: 'On paper and other light backgrounds. The first choice.' },
  { component: 'full', tone: 'reversed', name: 'Reversed', use: 'On ink and other dark backgrounds.' },
  { component: 'full', tone: 'ink', name: 'Ink', use: 'For one-color uses: stamps, faxes, engraving.' },
  { component: 'full', tone: 'white', name: 'White', use: 'One color on a dark background or a photo.' },
]

export function Variations() {
  return (
    <ul className={styles.variations}>
      {variations.map(({ component, tone, name, use }) => (
        <li key={name} className={styles.variation}>
          <Stage className={styles.stage} dark={tone === 'reversed' || tone === 'white'}>
            <BrandLogo
              component={component}
              tone={tone}
              width={320}
              height={96}
              label={`Vouch logo, ${name.toLowerCase()}`}
            />
          </Stage>
          <h3 className={styles.partTitle}>{name}</h3>
          <p className={styles.quiet}>{use}</p>
        </li>
      ))}
    </ul>
  )
}

export function Palette() {
  return (
    <ul className={styles.palette}>
      {palette.map(({ token, name, light, dark, usage }) => (
        <li key={token} className={styles.swatch}>
          <svg className={styles.swatchColour} height="72" aria-hidden="true">
            <rect width="50%" height="72" fill={light} />
            <rect x="50%" width="50%" height="72" fill={dark} />
          </svg>
          <h3 className={styles.partTitle}>{name}</h3>
          <p className={styles.quiet}>
            <code>{light}</code> light
            <br />
            <code>{dark}</code> dark
          </p>
          <p className={styles.quiet}>{usage}</p>
        </li>
      ))}
    </ul>
  )
}

export function Typography() {
  return (
    <div className={styles.faces}>
      <div>
        <p className={styles.serifSample} aria-hidden="true">
          Creators you can vouch for
        </p>
        <h3 className={styles.partTitle}>Source Serif 4</h3>
        <p className={styles.quiet}>
          Headlines on the public site and report titles, weight 550 to 600, tight spacing. SIL Open Font License.
        </p>
      </div>
      <div>
        <p className={styles.sansSample} aria-hidden="true">
          82, good, 71 to 89 · 2.1% per follower
        </p>
        <h3 className={styles.partTitle}>Inter</h3>
        <p className={styles.quiet}>
          Everything else. Tabular figures where numbers line up in columns. SIL Open Font License.
        </p>
      </div>
      <p className={styles.scale}>Sizes: 13, 15, 17, 21, 28, 40, 56. Lines are 45 to 75 characters long.</p>
    </div>
  )
}

const rules: readonly [string, string][] = [
  ['Clear space', 'Leave at least the height of the error bar clear on every side. It’s built into the files.'],
  ['Smallest size', 'The icon at 16 pixels, the logo at 80 pixels or 20 millimeters wide.'],
  ['Background', 'Color on light, reversed or white on dark. No gradients, no shadows, no frame around it.'],
  [
    'Don’t change it',
    'No other colors, no rotating, no stretching, no other typeface. The error bar stays: it’s the whole idea.',
  ],
  ['Say the name', 'Vouch, with a capital V and nothing after it. Not VOUCH, not vouch.'],
  [
    'No endorsement',
    'You can use the logo to say that you use Vouch. You can’t use it to say that Vouch vouches for a creator or a result.',
  ],
]

export function Guidelines() {
  return (
    <dl className={styles.rules}>
      {rules.map(([name, words]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  )
}
