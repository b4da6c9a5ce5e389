import IconBrandGoogle from '@tabler/icons-react/dist/esm/icons/IconBrandGoogle.mjs'
import type { ReactNode } from 'react'
import { useConfig } from '../api/operator.ts'
import { Button } from '../ui/button.tsx'
import styles from './google-button.module.css'

interface GoogleButtonProps {
  /** `signup` leads to the payment step, `signin` into the product. */
  intent: 'signup' | 'signin'
  returnTo: string
  /** What continuing means, below the button. */
  children?: ReactNode
}

/** The way by Google, and the line that parts it from the form below. Absent where nobody can come from Google; a simulation says so. */
export function GoogleButton({ intent, returnTo, children }: GoogleButtonProps) {
  const config = useConfig()
  if (config.data?.google === 'absent') return null
  const next = new URLSearchParams({ ...(intent === 'signin' && { intent }), next: returnTo })
  const address = intent === 'signup' ? `/api/auth/google/signup?${next}` : `/api/auth/google?${next}`
  return (
    <div className={styles.google}>
      <Button tone="secondary" size="large" wide onClick={() => window.location.assign(address)}>
        <IconBrandGoogle size={18} stroke={1.75} aria-hidden="true" />
        Continue with Google
      </Button>
      {config.data?.google === 'simulated' && (
        <p className={styles.words}>Simulated here: one of our own pages stands in for Google.</p>
      )}
      {children && <p className={styles.words}>{children}</p>}
      <p className={styles.or}>or use your email</p>
    </div>
  )
}
