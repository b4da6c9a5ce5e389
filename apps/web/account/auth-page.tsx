import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { auth, guideBy, hasLiveSession, useAuthState } from '../api/account.ts'
import { providerIsLoaded } from '../marketing/chat/chat-provider.ts'
import { useNow } from '../ui/use-now.ts'
import styles from './account.module.css'
import { type Arrival, arrivalOf, home } from './arrival.ts'
import { LoginScreen } from './login-screen.tsx'
import { PaymentScreen } from './payment-screen.tsx'
import type { Handoff } from './sign-up.ts'
import { emptyForm, SignUpScreen } from './sign-up-screen.tsx'

export function meta() {
  return [{ title: 'Sign in · Vouch' }]
}

type Mode = Arrival['mode']

/** Reads what the address asks for, once, takes it out of the address, and looks for a live session before any form is
 *  usable: whoever is signed in goes on into the product. */
export default function AuthPage() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const [arrival, setArrival] = useState<Arrival | null>(null)
  const [mode, setMode] = useState<Mode>('login')
  const [handoff, setHandoff] = useState<Handoff | null>(null)
  const [written, setWritten] = useState(emptyForm)
  const now = useNow(null)
  const handled = useRef<string | null>(null)
  const state = useAuthState()

  const enter = useCallback(
    (address: string) => {
      // Visitors have a chat, the product has none.
      if (providerIsLoaded()) window.location.replace(address)
      else navigate(address, { replace: true })
    },
    [navigate],
  )
  useEffect(() => guideBy(enter), [enter])

  // Runs on arrival and for links that lead here from here; the bare address that is left behind asks for nothing.
  useEffect(() => {
    const text = query.toString()
    const first = handled.current === null
    if (handled.current === text || (text === '' && !first)) {
      handled.current = text
      return
    }
    handled.current = text
    const asked = arrivalOf(query)
    setArrival(asked)
    setMode(asked.mode)
    if (asked.handoff) setHandoff(asked.handoff)
    auth.send({ type: 'dismissed' })
    if (asked.forget) auth.send({ type: 'forget-asked', startAnew: false })
    else if (asked.fromGoogle) auth.send({ type: 'came-back', returnTo: asked.returnTo })
    else void lookForSession(asked)
    if (text !== '') navigate('/auth', { replace: true, preventScrollReset: true })

    async function lookForSession({ mode: wanted, returnTo }: Arrival) {
      if (await hasLiveSession()) enter(returnTo === home ? '/app' : returnTo)
      else if (wanted === 'login') auth.send({ type: 'stale-found' })
    }
  }, [query, navigate, enter])

  if (arrival === null || state.name === 'exchanging') return <Opening />
  if (mode === 'signup') {
    return (
      <SignUpScreen
        written={written}
        onWrite={setWritten}
        onBegun={(begun) => {
          setHandoff(begun)
          setMode('payment')
        }}
        onSignIn={() => setMode('login')}
        arrivalError={arrival.error}
        returnTo={arrival.returnTo}
        now={now}
      />
    )
  }
  if (mode === 'payment' && handoff) {
    return (
      <PaymentScreen handoff={handoff} now={now} onBack={() => setMode('signup')} onDone={() => started(handoff)} />
    )
  }
  return <LoginScreen arrival={arrival} onSignUp={() => setMode('signup')} />

  /** The trial runs; what remains is the proof of the address, which Google has given already. */
  function started({ email, fromGoogle }: Handoff) {
    setWritten(emptyForm)
    setHandoff(null)
    const notice = fromGoogle
      ? 'Your free trial has started. Sign in with Google to go on.'
      : `Your free trial has started. Check your email (${email}) to verify your account, then sign in.`
    if (fromGoogle) auth.send({ type: 'came-back', returnTo: home })
    setArrival({ ...arrivalOf(new URLSearchParams('mode=login')), notice })
    setMode('login')
  }
}

/** Which form is wanted stands in the address, which the prerendered page does not know: until it is read there is no form
 *  that something could be written into and lost. */
function Opening() {
  return (
    <div className={styles.card}>
      <div className={styles.heading}>
        <h1 className={styles.title}>Your account</h1>
        <p className={styles.lead}>One moment.</p>
      </div>
    </div>
  )
}
