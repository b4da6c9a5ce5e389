import { Link } from 'react-router'
import { ButtonLink } from '../../ui/button.tsx'
import { usePublicConfig } from '../frame/use-public-config.ts'
import { pageMeta } from '../metadata/page-metadata.ts'
import { PageHead } from '../sections/page-head.tsx'
import styles from './extension.module.css'
import { Costs, Features, Platforms, StartSteps } from './extension-sections.tsx'
import { ExtensionWaitlist } from './extension-waitlist.tsx'
import { extensionMetadata } from './metadata.ts'

export const meta = () => pageMeta(extensionMetadata)

/** The extension as this instance gives it out itself: a folder in a zip. */
const packageAddress = '/extension/vouch-chrome.zip'

/** The browser extension: what it does, what it costs, and where to have it: in the store, or from this instance until it is there. */
export default function ExtensionPage() {
  const address = usePublicConfig().data?.extensionUrl ?? null
  return (
    <>
      <PageHead title="Trust, right next to the profile">
        <p>
          The Chrome extension shows a creator’s trust score and its range on the page you’re looking at. Free with an
          account.
        </p>
        <div className={styles.ways}>
          {address === null ? (
            <>
              <a className={styles.download} href={packageAddress} download>
                Download for Chrome
              </a>
              <ButtonLink to="/chrome-extension#waitlist" tone="secondary">
                Join the waitlist
              </ButtonLink>
              <p className={styles.aside}>
                <span className={styles.state}>In development</span> The Chrome Web Store version. Until then, load it
                yourself <Link to="/chrome-extension#start">in three steps</Link>.
              </p>
            </>
          ) : (
            <>
              <a className={styles.download} href={address} rel="noopener">
                Download for Chrome
              </a>
              <ButtonLink to="/chrome-extension#waitlist" tone="secondary">
                Get updates
              </ButtonLink>
            </>
          )}
        </div>
      </PageHead>
      <Platforms />
      <Features />
      <Costs />
      <StartSteps available={address !== null} />
      <ExtensionWaitlist available={address !== null} />
    </>
  )
}
