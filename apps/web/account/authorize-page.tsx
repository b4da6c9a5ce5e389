import { type AskedAccess, refreshDays, type Scope } from '@vouch/contract'
import { type FormEvent, useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { useAllow, useAskedAccess } from '../api/programs.ts'
import { refusalOf } from '../api/refusal.ts'
import { useSession } from '../api/session.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { Notice } from '../ui/notice.tsx'
import { ScopeChoice } from '../ui/scope-choice.tsx'
import { typedLimit } from '../ui/typed-limit.ts'
import styles from './account.module.css'
import { loginAddress } from './arrival.ts'

export function meta() {
  return [{ title: 'Connect a program · Vouch' }, { name: 'robots', content: 'noindex' }]
}

const names = [
  ...(['client_id', 'redirect_uri', 'response_type', 'code_challenge', 'code_challenge_method'] as const),
  ...(['scope', 'state', 'resource'] as const),
]

/** What a program's link asks for; what it lacks, the server says. */
function askedIn(search: string): AskedAccess {
  const query = new URLSearchParams(search)
  return Object.fromEntries(names.flatMap((name) => (query.has(name) ? [[name, query.get(name)]] : []))) as AskedAccess
}

/** Where a program sends its user: who asks, what it may do, and a yes or a no. */
export default function AuthorizePage() {
  const place = useLocation()
  const { status } = useSession()
  const asked = status === 'signed-in' ? askedIn(place.search) : null
  const request = useAskedAccess(asked)
  if (status === 'signed-out') return <Navigate replace to={loginAddress(place.pathname + place.search)} />
  return (
    <div className={styles.card}>
      {request.isError ? (
        <>
          <h1 className={styles.title}>Can’t connect</h1>
          <Notice tone="risk" urgent>
            {request.error.message}
          </Notice>
          <ButtonLink tone="secondary" to="/dashboard">
            Go to Vouch
          </ButtonLink>
        </>
      ) : request.data && asked ? (
        <Question asked={asked} {...request.data} />
      ) : (
        <p className={styles.lead} role="status">
          One moment.
        </p>
      )}
    </div>
  )
}

interface QuestionProps {
  asked: AskedAccess
  program: string
  leadsTo: string
  workspace: string
  scopes: Scope[]
  denyUrl: string
}

/** Ten verifications: enough to be of use, too little to hurt where a model spends what nobody meant it to. */
const creditsUsual = '100'

function Question({ asked, program, leadsTo, workspace, scopes, denyUrl }: QuestionProps) {
  const [chosen, setChosen] = useState(scopes)
  const [credits, setCredits] = useState(creditsUsual)
  const allow = useAllow()
  const refusal = allow.isError ? refusalOf(allow.error, ['creditsPerMonth']) : null
  const spends = chosen.some((scope) => scope !== 'read')

  function submit(event: FormEvent) {
    event.preventDefault()
    const creditsPerMonth = spends ? typedLimit(credits) : null
    allow.mutate(
      { ...asked, scopes: chosen, creditsPerMonth },
      { onSuccess: ({ redirectTo }) => window.location.assign(redirectTo) },
    )
  }

  return (
    <>
      <div className={styles.heading}>
        <h1 className={styles.title}>Connect {program}?</h1>
        <p className={styles.lead}>
          It would act in {workspace} with your permissions, at the same prices. Disconnect it in Settings, API keys; it
          disconnects on its own after {refreshDays} days without use.
        </p>
      </div>
      <form className={styles.form} method="post" onSubmit={submit}>
        <ScopeChoice legend="It may" scopes={scopes} chosen={chosen} onChoose={setChosen} />
        {spends && (
          <TextField
            label="Monthly credit limit (optional)"
            hint="It stops spending there. Leave blank to use your whole balance."
            inputMode="numeric"
            value={credits}
            error={refusal?.fields.creditsPerMonth}
            onChange={({ target }) => setCredits(target.value)}
          />
        )}
        <p className={styles.foot}>
          Access goes to <strong>{leadsTo}</strong>. We don’t check what programs call themselves, so continue only if
          you started this.
        </p>
        {refusal?.message && (
          <Notice tone="risk" urgent>
            {refusal.message}
          </Notice>
        )}
        <Button
          type="submit"
          size="large"
          wide
          busy={allow.isPending || allow.isSuccess}
          disabled={chosen.length === 0}
        >
          Allow
        </Button>
        <Button size="large" wide tone="secondary" onClick={() => window.location.assign(denyUrl)}>
          Don’t allow
        </Button>
      </form>
    </>
  )
}
