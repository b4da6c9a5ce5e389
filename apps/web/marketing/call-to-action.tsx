import { ButtonLink, type ButtonSize } from '../ui/button.tsx'

/** The one thing to do next. It loads the product anew: a visitor without a session is sent on to the sign-up. */
export function CallToAction({ size = 'regular', label = 'Start Free Trial' }: { size?: ButtonSize; label?: string }) {
  return (
    <ButtonLink to="/app" size={size} reload>
      {label}
    </ButtonLink>
  )
}
