import Icon from '@tabler/icons-react/dist/esm/icons/IconRulerMeasure.mjs'
import type { BannerMessage } from '../banner/rotating-banner.tsx'

/** With what the strip at the top begins. */
export const firstMessage: BannerMessage = {
  Icon,
  headline: 'Every score has a range',
  subtext: 'It shows how far the score could move.',
}
