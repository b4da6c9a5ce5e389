import type { JobRole } from '@vouch/contract'

/** What people say they do, as it is shown. */
export const roleNames: Readonly<Record<JobRole, string>> = {
  brand_manager: 'Brand manager',
  marketing_manager: 'Marketing manager',
  social_media_manager: 'Social media manager',
  agency_owner: 'Agency owner',
  freelancer: 'Freelancer',
  other: 'Other',
}
