import IconChart from '@tabler/icons-react/dist/esm/icons/IconChartDots.mjs'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs'
import IconRuler from '@tabler/icons-react/dist/esm/icons/IconRulerMeasure.mjs'
import IconScale from '@tabler/icons-react/dist/esm/icons/IconScale.mjs'
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs'
import type { BannerMessage } from '../banner/rotating-banner.tsx'

/** What the strip of the free tool says in turn after its first message. Each is a fact about the tool or the trial. */
export const freeMessages: readonly BannerMessage[] = [
  { Icon: IconRuler, headline: 'The same engine as the full product', subtext: 'Every score comes with its range.' },
  { Icon: IconUsers, headline: 'Suspicious followers', subtext: 'Estimated from a sample, never guessed.' },
  { Icon: IconChart, headline: 'Engagement compared by size', subtext: 'Every rate says what it’s divided by.' },
  { Icon: IconClock, headline: 'Everything for 14 days', subtext: '150 credits; no charge until the trial ends.' },
  { Icon: IconScale, headline: 'Fair to creators', subtext: 'Full reports list innocent explanations.' },
  { Icon: IconLock, headline: 'Nothing to connect', subtext: 'We only read what the platform shows everyone.' },
  { Icon: IconCheck, headline: 'No evidence, no score', subtext: 'If it can’t be measured, it says N/A.' },
]
