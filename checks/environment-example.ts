import { z } from 'zod'
import { variables } from '../apps/server/src/config/config.ts'

/** @returns the text of `.env.example`: every variable, commented out, with its explanation and default. */
export function environmentExample(): string {
  const lines = ['# Everything is optional in sandbox. Generated from apps/server/src/config/config.ts.', '']
  const defaults = z.object(variables).partial().parse({}) as Record<string, unknown>
  for (const [name, schema] of Object.entries(variables)) {
    lines.push(`# ${schema.description ?? ''}`, `# ${name}=${defaults[name] ?? ''}`, '')
  }
  return lines.join('\n')
}
