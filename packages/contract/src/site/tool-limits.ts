/** What the free tool covers and how often, without the schemas: public pages show it. */

export const toolPlatforms = ['instagram', 'tiktok', 'youtube'] as const
export type ToolPlatform = (typeof toolPlatforms)[number]

/** Analyses a day for one e-mail address, and for all who share one address of the network. */
export const analysesPerEmailMax = 3
export const analysesPerAddressMax = 30
