import { ButtonLink, type ButtonSize } from '../ui/button.tsx'
import { useConfigLater } from './config-later.ts'
import { firstStep } from './first-step.ts'

/** The one thing to do next, in the words that are true of this installation. */
export function CallToAction({ size = 'regular' }: { size?: ButtonSize }) {
  const { label, to } = firstStep(useConfigLater().data?.mode ?? null)
  return (
    <ButtonLink to={to} size={size}>
      {label}
    </ButtonLink>
  )
}
