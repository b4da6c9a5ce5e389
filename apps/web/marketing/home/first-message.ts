import Icon from '@tabler/icons-react/dist/esm/icons/IconRulerMeasure.mjs'
import type { BannerMessage } from '../banner/rotating-banner.tsx'

/** With what the strip at the top begins. */
export const firstMessage: BannerMessage = {
  Icon,
  headline: 'Every score has a tolerance',
  subtext: 'The range that holds it 90 % of the time.',
}
