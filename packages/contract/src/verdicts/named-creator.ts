import { platforms } from '@vouch/engine'
import { z } from 'zod'

const badCreator = 'A creator must have a platform and a handle.'

/** Who is meant: the two words that name a creator everywhere. */
export const namedCreator = z.object(
  {
    platform: z.enum(platforms, 'Platform must be a name such as instagram.'),
    handle: z.string(badCreator).min(1, badCreator).max(200, badCreator),
  },
  badCreator,
)
export type NamedCreator = z.output<typeof namedCreator>
