import { chooseScheme, schemes, useScheme } from '../../ui/color-scheme.ts'
import { EmailSection } from './email-section.tsx'
import { ProfileForm } from './profile-form.tsx'
import { Section } from './section.tsx'
import styles from './settings.module.css'
import { useAccount } from './use-account.ts'

/** Who the person is, where letters go, and how the product looks here. */
export default function ProfilePage() {
  const account = useAccount()
  return (
    <>
      <Section title="Profile" lead="Your name and where you work.">
        <ProfileForm account={account} />
      </Section>
      <EmailSection account={account} />
      <Section title="Appearance" lead="Saved in this browser.">
        <SchemeChoice />
      </Section>
    </>
  )
}

const schemeNames = { light: 'Light', dark: 'Dark', auto: 'System' }

function SchemeChoice() {
  const scheme = useScheme()
  return (
    <fieldset className={styles.choices}>
      <legend className="visually-hidden">Theme</legend>
      {schemes.map((each) => (
        <label key={each} className={styles.choice}>
          <input
            className="visually-hidden"
            type="radio"
            name="colour-scheme"
            value={each}
            checked={scheme === each}
            onChange={() => chooseScheme(each)}
          />
          {schemeNames[each]}
        </label>
      ))}
    </fieldset>
  )
}
