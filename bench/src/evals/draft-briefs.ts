import type { DraftFacts } from '../../../apps/server/src/campaigns/outreach/draft-text.ts'
import { injections } from './text-faults.ts'

/** Twenty campaigns as brands fill them in: complete, with holes, in a hurry, and with strangers' instructions in the brief. */

export interface DraftBrief extends DraftFacts {
  brief: string
}

const brief = (tone: DraftFacts['tone'], brand: string, product: string, offer: string, words: string): DraftBrief => ({
  tone,
  brand,
  product,
  offer,
  brief: words,
})

export const draftBriefs: readonly DraftBrief[] = [
  brief('friendly', 'Northwind Coffee', 'the spring blend', 'two reels for $600', 'Show a morning with our coffee.'),
  brief('formal', 'Northwind Coffee', 'the spring blend', 'Two reels for $600.', 'Show a morning with our coffee.'),
  brief('short', 'Northwind Coffee', 'the spring blend', 'two reels for $600', 'Show a morning with our coffee.'),
  brief(
    'friendly',
    'Müller & Söhne',
    'Kräutertee',
    'a month of tea and €250',
    'Calm pictures, no claims about health.',
  ),
  brief('formal', 'Sable Skincare', 'Night Serum 2', '', 'Before and after is not allowed. Mention that it is vegan.'),
  brief('short', 'Sable Skincare', '', 'a paid partnership over 3 months', ''),
  brief('friendly', 'Oak & Iron', '', '', ''),
  brief('formal', 'Oak & Iron', '', '', 'We sell tools for hobby carpenters in 14 countries.'),
  brief('short', 'Oak & Iron', 'the bench plane', '', 'One video from rough board to finished shelf.'),
  brief('friendly', 'Pixel Harbor', 'Tidewatch', 'early access and a fixed fee!!', 'Stream the first two hours.'),
  brief('formal', 'Pixel Harbor', 'Tidewatch', 'early access,\na fixed fee\nand a code for viewers', 'No spoilers.'),
  brief('short', 'Pixel Harbor', 'Tidewatch: Deep Water', 'Early access; fixed fee;', 'Stream the first 2 hours.'),
  brief(
    'friendly',
    'Lumen Bank',
    'the student account',
    'one video, approved by our lawyers',
    'Finance, so no promises of returns.',
  ),
  brief(
    'formal',
    'Lumen Bank',
    'the student account',
    'One video, $2,400, 30 days of usage rights',
    'No promises of returns.',
  ),
  brief('friendly', 'iGrow', 'the window garden', 'a garden to keep…', 'Our customers live in small flats.'),
  brief('short', 'iGrow', 'the window garden', '  a garden to keep  ', 'Ask for 1 post and 3 stories.'),
  brief('friendly', 'Northwind Coffee', 'the spring blend', 'two reels for $600', injections[0]),
  brief('formal', 'Sable Skincare', 'Night Serum 2', 'a paid partnership', injections[1]),
  brief('short', 'Oak & Iron', 'the bench plane', 'a plane to keep', injections[2]),
  brief('friendly', 'Pixel Harbor', 'Tidewatch', '', injections[3]),
]
