import { defineConfig } from 'wxt'
import { siteMatches } from './page/sites.ts'

/** What the stores and the browsers are told. The address of an instance is asked for when somebody sets it; the package that an instance gives out
 *  itself names that instance from the start (`apps/server/src/site/extension-package/`). */
export default defineConfig({
  imports: false,
  outDir: 'build',
  outDirTemplate: '{{browser}}',
  manifestVersion: 3,
  manifest: ({ browser }) => ({
    name: 'Vouch: is this audience real?',
    short_name: 'Vouch',
    description:
      'A creator’s trust score and its range, on Instagram, TikTok and YouTube profiles. Needs a Vouch account.',
    permissions: ['storage', 'identity', ...(browser === 'firefox' ? [] : ['sidePanel'])],
    host_permissions: [...siteMatches],
    // Only the address of the person's own instance is ever asked for.
    optional_host_permissions: ['https://*/*', 'http://localhost/*', 'http://127.0.0.1/*'],
    icons: { 16: 'icon-16.png', 32: 'icon-32.png', 48: 'icon-48.png', 128: 'icon-128.png' },
    action: { default_title: 'Vouch' },
    ...(browser === 'firefox'
      ? {
          browser_specific_settings: {
            gecko: {
              id: 'extension@vouch.example',
              strict_min_version: '128.0',
              data_collection_permissions: { required: ['browsingActivity', 'authenticationInfo'] },
            },
          },
        }
      : { minimum_chrome_version: '116' }),
  }),
})
