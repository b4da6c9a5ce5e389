import IconBack from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs'
import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs'
import IconFile from '@tabler/icons-react/dist/esm/icons/IconFileImport.mjs'
import IconList from '@tabler/icons-react/dist/esm/icons/IconListSearch.mjs'
import IconScale from '@tabler/icons-react/dist/esm/icons/IconScale.mjs'
import IconTarget from '@tabler/icons-react/dist/esm/icons/IconTargetArrow.mjs'
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs'
import type { BannerMessage } from '../banner/rotating-banner.tsx'

/** What the strip at the top says in turn after its first message. Each is a fact about the product. */
export const homeMessages: readonly BannerMessage[] = [
  { Icon: IconCalendar, headline: '14 days free, 150 credits', subtext: 'No charge until the trial ends.' },
  { Icon: IconList, headline: 'Open any concern', subtext: 'See the accounts, days and comments behind it.' },
  {
    Icon: IconBack,
    headline: 'No verdict, no charge',
    subtext: 'You get your credits back when the evidence falls short.',
  },
  {
    Icon: IconTarget,
    headline: 'Accuracy you can look up',
    subtext: 'Measured on public data, missed goals included.',
  },
  {
    Icon: IconUsers,
    headline: 'Compared with creators the same size',
    subtext: 'Benchmarks name their source and basis.',
  },
  { Icon: IconFile, headline: 'Bring your own data', subtext: 'An export file gives you the same report.' },
  { Icon: IconScale, headline: 'Fair to creators', subtext: 'Each concern comes with innocent explanations.' },
]
