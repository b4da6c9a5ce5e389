import Icon from '@tabler/icons-react/dist/esm/icons/IconGift.mjs'
import type { BannerMessage } from '../banner/rotating-banner.tsx'

/** With what the strip of the free tool begins. */
export const firstMessage: BannerMessage = {
  Icon,
  headline: 'Three checks a day, free',
  subtext: 'No card, just an email address.',
}
