import { ButtonLink } from '../../ui/button.tsx'

/** From elsewhere on the site to the plans. */
export function AllPlansButton() {
  return (
    <ButtonLink to="/#pricing" tone="secondary">
      View All Pricing Plans
    </ButtonLink>
  )
}
