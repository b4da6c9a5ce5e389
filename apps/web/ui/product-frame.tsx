import '@mantine/core/styles/default-css-variables.layer.css'
import '@mantine/core/styles/global.layer.css'
import '@mantine/core/styles/UnstyledButton.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Loader.layer.css'
import '@mantine/core/styles/Menu.layer.css'
import '@mantine/core/styles/Notification.layer.css'
import '@mantine/notifications/styles.layer.css'
import './product-frame.css'
import { MantineProvider } from '@mantine/core'
import { lazy, type ReactNode, Suspense } from 'react'
import { schemeManager } from './color-scheme.ts'
import { loadedAtLast } from './late-part.tsx'
import { surfaceVariables, theme } from './theme.ts'
import { whenIdle } from './when-idle.ts'

const manager = schemeManager()

/** What is said before the place of the toast is there waits for it. */
const Toasts = lazy(async () => {
  await whenIdle()
  const { Notifications } = await loadedAtLast(() => import('@mantine/notifications'))
  return { default: Notifications }
})

/** What the signed-in product and the account pages need around them: Mantine, and the place of the one toast. The
 *  public site does without, and so stays light. */
export function ProductFrame({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={surfaceVariables}
      colorSchemeManager={manager}
      defaultColorScheme="auto"
    >
      <Suspense>
        <Toasts limit={1} position="bottom-right" autoClose={6000} containerWidth={400} />
      </Suspense>
      {children}
    </MantineProvider>
  )
}
