import { Outlet } from 'react-router'
import { useSettings } from '../../api/account-settings.ts'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { PlaceTabs } from '../../ui/place-tabs.tsx'
import styles from './settings.module.css'

export function meta() {
  return [{ title: 'Settings · Vouch' }, { name: 'robots', content: 'noindex' }]
}

const places = [
  { to: '/dashboard/settings', name: 'Profile', here: /\/settings\/?$/ },
  { to: '/dashboard/settings/security', name: 'Security', here: /\/settings\/security/ },
  { to: '/dashboard/settings/notifications', name: 'Notifications', here: /\/settings\/notifications/ },
  { to: '/dashboard/settings/team', name: 'Team', here: /\/settings\/team/ },
  { to: '/dashboard/settings/keys', name: 'API keys', here: /\/settings\/keys/ },
  { to: '/dashboard/settings/webhooks', name: 'Webhooks', here: /\/settings\/webhooks/ },
  { to: '/dashboard/settings/sending', name: 'Sending', here: /\/settings\/sending/ },
  { to: '/dashboard/settings/data', name: 'Your data', here: /\/settings\/data/ },
]

/** The account's settings: a list of pages, and the one that is open. Nothing is drawn before the account was read, so that no
 *  form is filled in twice. */
export default function SettingsLayout() {
  const settings = useSettings()
  return (
    <div className={styles.page}>
      <PageHead title="Settings" />
      <PlaceTabs label="Settings" places={places} />
      <div className={styles.sections}>
        {settings.isError && !settings.data && <LoadFailure query={settings} urgent />}
        {settings.isPending && (
          <p className={styles.quiet} role="status">
            Loading your account…
          </p>
        )}
        {settings.data && <Outlet context={settings.data} />}
      </div>
    </div>
  )
}
