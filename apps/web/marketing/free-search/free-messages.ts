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
  { Icon: IconRuler, headline: 'The same engine as in the product', subtext: 'Each score comes with its tolerance.' },
  { Icon: IconUsers, headline: 'Suspicious followers', subtext: 'Estimated from a sample, never from a guess.' },
  { Icon: IconChart, headline: 'Engagement against its size', subtext: 'A rate says what it divides by.' },
  { Icon: IconClock, headline: '14 days of everything', subtext: '150 credits; nothing is charged before the end.' },
  { Icon: IconScale, headline: 'Fair to creators', subtext: 'Full reports name the innocent explanations.' },
  { Icon: IconLock, headline: 'Nothing is connected', subtext: 'Only what the platform shows everybody is read.' },
  { Icon: IconCheck, headline: 'No evidence, no score', subtext: 'What cannot be measured is N/A.' },
]
