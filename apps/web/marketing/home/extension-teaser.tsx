import { ButtonLink } from '../../ui/button.tsx'
import { TrustMark } from '../../ui/tolerance-mark.tsx'
import { Section } from '../sections/section.tsx'
import { listedCreators } from './demos/recorded-creators.ts'
import styles from './extension-teaser.module.css'

/** The extension, which is not there yet: what it will do, and where to wait for it. */
export function ExtensionTeaser() {
  const shown = listedCreators.find(({ handle }) => handle === 'ava_fields_sandbox')
  return (
    <Section
      id="chrome-extension"
      ground="sunk"
      title="Trust beside the profile you are looking at"
      lead="The Chrome extension is in development. It will show a creator’s trust and its tolerance on Instagram, TikTok and YouTube, free with an account."
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
            About the extension
          </ButtonLink>
        </div>
      </div>
    </Section>
  )
}
