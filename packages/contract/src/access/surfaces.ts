/** Where people and programs use the product. */
export const surfaces = ['screen', 'api', 'cli', 'mcp', 'webhook', 'extension'] as const
export type Surface = (typeof surfaces)[number]

export const surfaceNames: Readonly<Record<Surface, string>> = {
  screen: 'Screen',
  api: 'API',
  cli: 'Command line',
  mcp: 'Language models',
  webhook: 'Webhooks',
  extension: 'Extension',
}
