import { reactRouter } from '@react-router/dev/vite'
import type { Plugin } from 'vite'

/** The router's own tool for building, told what it need not look at. It asks to see everything, and whatever the bundler hands over to a plugin costs
 *  more than most plugins do with it. */

/** Own sources, which alone hold routes. */
const ownModules = { id: { include: /\/apps\/web\//, exclude: /\/node_modules\// } }

/** What each way of finding a module can be about. The second finds every import a second time, to see whether it is for servers alone. */
const importsOf: Readonly<Record<string, RegExp>> = {
  'react-router:virtual-modules': /^virtual:/,
  'react-router:dot-server': /\.server/,
}

/** @returns the tool's plugins, without its way of drawing pages: `draw-pages.ts` does that
 *  @throws Error where the tool has no plugin of a name that is told something here */
export function application(): Plugin[] {
  const plugins = reactRouter().filter(({ name }) => name !== 'prerender')
  for (const name of Object.keys(importsOf))
    if (!plugins.some((plugin) => plugin.name === name)) throw new Error(`The router's tool has no part ${name}.`)
  return plugins.map(narrowed)
}

function narrowed(plugin: Plugin): Plugin {
  const { name, transform, resolveId } = plugin
  const id = importsOf[name]
  return {
    ...plugin,
    ...(typeof transform === 'function' && { transform: { filter: ownModules, handler: transform } }),
    ...(id && typeof resolveId === 'function' && { resolveId: { filter: { id }, handler: resolveId } }),
  }
}
