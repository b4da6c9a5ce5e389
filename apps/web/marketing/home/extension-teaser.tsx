import { ButtonLink } from '../../ui/button.tsx'
import { TrustMark } from '../../ui/tolerance-mark.tsx'
import { usePublicConfig } from '../frame/use-public-config.ts'
import { Section } from '../sections/section.tsx'
import { listedCreators } from './demos/recorded-creators.ts'
import styles from './extension-teaser.module.css'

const uses = 'a creator’s trust and its tolerance on Instagram, TikTok and YouTube, free with an account.'

/** The extension: what it does or will do, and where to have it or to wait for it. It is there once the operator says where. */
export function ExtensionTeaser() {
  const address = usePublicConfig().data?.extensionUrl ?? null
  const shown = listedCreators.find(({ handle }) => handle === 'ava_fields_sandbox')
  return (
    <Section
      id="chrome-extension"
      ground="sunk"
      title="Trust beside the profile you are looking at"
      lead={
        address ? `The Chrome extension shows ${uses}` : `The Chrome extension is in development. It will show ${uses}`
      }
    >
      <div className={styles.row}>
        <div className={styles.window} aria-hidden="true">
          <p className={styles.bar}>
            <span />
            <span />
            <span />
            instagram.com/ava_fields_sandbox
          </p>
          <div className={styles.page}>
            <span className={styles.face} />
            <span className={styles.lines}>
              <span />
              <span />
            </span>
            {shown && (
              <span className={styles.overlay}>
                <TrustMark trust={shown.trust} />
              </span>
            )}
          </div>
        </div>
        <div className={styles.words}>
          <p>An overlay costs 1 credit, a quick verification 10. Nothing is read unless you ask.</p>
          <ButtonLink to="/chrome-extension" tone="secondary">
            {address ? 'Download for Chrome' : 'About the extension'}
          </ButtonLink>
        </div>
      </div>
    </Section>
  )
}
