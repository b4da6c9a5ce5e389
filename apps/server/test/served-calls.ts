import type { FastifyInstance } from 'fastify'

const indentWidth = 4
const lineOfTree = /^((?:│ {3}| {4})*[├└]── )(.*?)(?: \(([A-Z, ]+)\))?$/

/** @returns every call that an app's router knows, as `GET /api/thing/:id`, whatever was declared. What browsers ask beside them (HEAD, OPTIONS) is left
 *  out. */
export function servedCalls(app: FastifyInstance): string[] {
  const above: string[] = []
  return app
    .printRoutes()
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', text = '', methods = ''] = lineOfTree.exec(line) ?? []
      if (indent === '') return []
      above.splice(indent.length / indentWidth - 1, above.length, text)
      return methods
        .split(', ')
        .filter((method) => !['', 'HEAD', 'OPTIONS'].includes(method))
        .map((method) => `${method} ${above.join('')}`)
    })
}
