import { ButtonLink } from '../../ui/button.tsx'
import { OverlayPicture } from '../extension/overlay-picture.tsx'
import { usePublicConfig } from '../frame/use-public-config.ts'
import { Section } from '../sections/section.tsx'
import styles from './extension-teaser.module.css'

const uses = 'a creator’s trust score and its range on Instagram, TikTok and YouTube, free with an account.'

/** The extension: what it does, and where to have it. */
export function ExtensionTeaser() {
  const address = usePublicConfig().data?.extensionUrl ?? null
  return (
    <Section
      id="chrome-extension"
      ground="sunk"
      title="Trust, next to the profile you’re looking at"
      lead={`The Chrome extension shows ${uses}`}
    >
      <div className={styles.row}>
        <OverlayPicture brief />
        <div className={styles.words}>
          <p>An overlay costs 1 credit, a quick verification 10. It reads nothing unless you ask.</p>
          <ButtonLink to="/chrome-extension" tone="secondary">
            {address ? 'Download for Chrome' : 'About the extension'}
          </ButtonLink>
        </div>
      </div>
    </Section>
  )
}
