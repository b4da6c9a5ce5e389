import type { Verification } from '../asking/messages.ts'

const names: Readonly<Record<string, string>> = {
  profile: 'Profile',
  posts: 'Posts',
  followers: 'Followers',
  comments: 'Comments',
  scoring: 'Scoring',
}
const states: Readonly<Record<string, string>> = {
  waiting: 'waiting',
  running: 'reading…',
  done: 'done',
  skipped: 'not available',
  failed: 'failed',
}

/** How far a verification is. */
export function VerificationSteps({ verification: { steps } }: { verification: Verification }) {
  return (
    <ul role="status" aria-label="Verification">
      {steps.map(({ name, state, detail }) => (
        <li key={name} className="row">
          <span>{names[name] ?? name}</span>
          <span className="quiet">{state === 'done' && detail ? detail : states[state]}</span>
        </li>
      ))}
    </ul>
  )
}
