import '@fontsource-variable/inter'
import '@fontsource-variable/source-serif-4'
import './ui/look.css'
import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'
import serif from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2?url'
import { type ReactNode, useEffect } from 'react'
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import { earlyCallScript } from './api/early-call.ts'
import { noEvalScript } from './api/no-eval.ts'
import { watchErrors } from './api/tell-of-error.ts'
import { ownPageId } from './marketing/chat/chat-provider.ts'
import { consentScript } from './marketing/consent/consent-store.ts'
import { operatorElement } from './marketing/metadata/use-operator.ts'
import { NotFoundScreen } from './marketing/not-found.tsx'
import { aliveEvent } from './marketing/standing/standing-parts.ts'
import { schemeScript, watchScheme } from './ui/color-scheme.ts'
import { ErrorScreen } from './ui/error-screen.tsx'
import { LoadingScreen } from './ui/loading-screen.tsx'

/** The document around every page. The scheme's script comes before any style is applied, so no page flashes. */

const fonts = [inter, serif].map((href) => (
  <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
))

export function Layout({ children }: { children: ReactNode }) {
  // Buttons that were pressed before are pressed again (`publishing/scripts-after-drawing.ts`), on a screen of errors too.
  useEffect(() => void dispatchEvent(new Event(aliveEvent)), [])
  return (
    <html lang="en" data-mantine-color-scheme="light" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbfaf7" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0c141d" />
        <script>{noEvalScript + earlyCallScript + consentScript + schemeScript}</script>
        <link rel="icon" type="image/png" sizes="32x32" href="/icon-32.png" />
        <link rel="icon" type="image/svg+xml" sizes="any" href="/favicon.svg" />
        <link rel="apple-touch-icon" href="/icon-180.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {fonts}
        <Meta />
        <Links />
      </head>
      <body>
        <template {...operatorElement} suppressHydrationWarning />
        <div id={ownPageId}>{children}</div>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  useEffect(watchScheme, [])
  useEffect(watchErrors, [])
  return <Outlet />
}

export function HydrateFallback() {
  return <LoadingScreen text="Loading Vouch..." />
}

export function ErrorBoundary({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundScreen />
  return <ErrorScreen part="app" error={error} />
}
