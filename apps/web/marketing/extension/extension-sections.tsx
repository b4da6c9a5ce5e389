import { type ActionId, actions } from '@vouch/contract'
import { PlatformIcon } from '../../ui/platform-icon.tsx'
import { Section } from '../sections/section.tsx'
import styles from './extension.module.css'
import { OverlayPicture } from './overlay-picture.tsx'

const platforms = [
  { id: 'instagram', name: 'Instagram', words: 'On profiles: the score beside the name, with its band.' },
  { id: 'tiktok', name: 'TikTok', words: 'On profiles and beside a video’s author.' },
  { id: 'youtube', name: 'YouTube', words: 'On channels, as far as the platform’s terms allow a score.' },
]

export function Platforms() {
  return (
    <Section id="platforms" title="Where it works" ground="sunk">
      <figure className={styles.picture}>
        <OverlayPicture />
        <figcaption>
          A profile with its mark beside the name: the score, and the band that says how sure it is. The creator is
          simulated; the figures are the engine’s own.
        </figcaption>
      </figure>
      <ul className={styles.three}>
        {platforms.map(({ id, name, words }) => (
          <li key={id}>
            <PlatformIcon platform={id} size={24} />
            <h3>{name}</h3>
            <p>{words}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

const features = [
  { name: 'Trust overlay', words: 'A creator’s score on the profile, read from your workspace.' },
  { name: 'Tolerance at a glance', words: 'The band stands beside the number. A wide one says: look closer.' },
  { name: 'Quick verification', words: 'Verify whom you are looking at, without leaving the page.' },
  { name: 'Shortlist', words: 'Put a creator on your shortlist with one click.' },
  { name: 'Open the analytics', words: 'From the overlay to the full report.' },
  { name: 'Reads nothing unasked', words: 'It sends the address of a profile when you ask, and no page content.' },
]

export function Features() {
  return (
    <Section id="extension-features" title="What it does">
      <ul className={styles.three}>
        {features.map(({ name, words }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{words}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

const priced: readonly ActionId[] = ['quick_verification', 'overlay_display', 'shortlist_addition', 'profile_view']
const limits = [
  ['Requests an hour', '200'],
  ['Requests a day', '1,000'],
  ['An answer is kept', '5 minutes'],
  ['Platforms', '3'],
] as const

export function Costs() {
  return (
    <Section
      id="costs"
      title="What it costs"
      lead="The extension is free with an account; what it asks the engine for costs credits of your plan."
    >
      <div className={styles.tables}>
        <table className={styles.table}>
          <caption>Credits</caption>
          <tbody>
            {priced.map((id) => (
              <tr key={id}>
                <th scope="row">
                  {actions[id].name}
                  <span>{actions[id].description}</span>
                </th>
                <td>{actions[id].creditCost}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <table className={styles.table}>
          <caption>Limits</caption>
          <tbody>
            {limits.map(([name, value]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  )
}

export function StartSteps({ available }: { available: boolean }) {
  const steps = [
    { name: 'Install', words: available ? 'Add it to Chrome from the store.' : 'Add it to Chrome, once it is there.' },
    { name: 'Sign in', words: 'With your Vouch account; the trial works too.' },
    {
      name: 'Open a profile',
      words: 'The overlay appears beside the name. Ask for a verification where there is none.',
    },
  ]
  return (
    <Section id="start" title="Three steps to begin" ground="sunk">
      <ol className={styles.steps}>
        {steps.map(({ name, words }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{words}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
