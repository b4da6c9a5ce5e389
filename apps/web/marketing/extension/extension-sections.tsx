import {
  type ActionId,
  actionStatus,
  actions,
  extensionCacheMinutes,
  extensionCallsMax,
  extensionPlatforms,
} from '@vouch/contract'
import { count, plural } from '@vouch/presentation'
import { PlatformIcon } from '../../ui/platform-icon.tsx'
import { Coming } from '../sections/coming.tsx'
import { Section } from '../sections/section.tsx'
import styles from './extension.module.css'
import { OverlayPicture } from './overlay-picture.tsx'

const platforms = [
  { id: 'instagram', name: 'Instagram', words: 'On profiles: the score and its range, in the corner of the page.' },
  { id: 'tiktok', name: 'TikTok', words: 'On profiles, and on the pages of their videos.' },
  { id: 'youtube', name: 'YouTube', words: 'On channels, where the platform’s terms allow a score.' },
]

export function Platforms() {
  return (
    <Section id="platforms" title="Where it works" ground="sunk">
      <figure className={styles.picture}>
        <OverlayPicture />
        <figcaption>
          A profile with the badge in its corner: the score, and the range around it. The creator is simulated; the
          figures come straight from the engine.
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
  {
    name: 'Trust overlay',
    words: 'A creator’s score on their profile: your own report, or a screening of public data.',
  },
  { name: 'The range at a glance', words: 'The range appears next to the number. If it’s wide, look closer.' },
  { name: 'Quick verification', words: 'Verify the creator you’re looking at without leaving the page.' },
  { name: 'Shortlist', words: 'Add a creator to your shortlist with one click.' },
  { name: 'Open the analytics', words: 'Go from the overlay to the full report.' },
  {
    name: 'Reads nothing until you ask',
    words: 'It sends the profile’s URL when you ask, and never any page content. Showing scores by itself is a switch.',
  },
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
  ['Requests per hour', count(extensionCallsMax.hour)],
  ['Requests per day', count(extensionCallsMax.day)],
  ['Results are cached', plural(extensionCacheMinutes, 'minute')],
  ['Platforms', count(extensionPlatforms.length)],
] as const

export function Costs() {
  return (
    <Section
      id="costs"
      title="What it costs"
      lead="The extension is free with an account; what it asks the engine to do costs credits from your plan."
    >
      <div className={styles.tables}>
        <table className={styles.table}>
          <caption>Credits</caption>
          <tbody>
            {priced.map((id) => (
              <tr key={id}>
                <th scope="row">
                  {actions[id].name} <Coming status={actionStatus(id)} look="word" />
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
    available
      ? { name: 'Install', words: 'Add it to Chrome from the store.' }
      : {
          name: 'Load it',
          words:
            'Download and unzip it. Open chrome://extensions, turn on Developer mode, choose Load unpacked, and pick the folder.',
        },
    { name: 'Sign in', words: 'With your Vouch account. The trial works too.' },
    {
      name: 'Open a profile',
      words:
        'Press the badge in the corner. It shows what you already know for free, and the price of anything else first.',
    },
  ]
  return (
    <Section id="start" title="Get started in three steps" ground="sunk">
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
