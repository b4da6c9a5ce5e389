import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { auth, guideBy, hasLiveSession, useAuthState } from '../api/account.ts'
import { useCreditsMoved } from '../api/credits.ts'
import { lacksPlan } from '../api/lacks-plan.ts'
import { session } from '../api/session.ts'
import { providerIsLoaded } from '../marketing/chat/chat-provider.ts'
import { useNow } from '../ui/use-now.ts'
import styles from './account.module.css'
import { type Arrival, arrivalOf, home } from './arrival.ts'
import { LoginScreen } from './login-screen.tsx'
import { MemberTrial } from './member-trial.tsx'
import { type Begun, PaymentScreen } from './payment-screen.tsx'
import type { Handoff } from './sign-up.ts'
import { emptyForm, SignUpScreen } from './sign-up-screen.tsx'

export function meta() {
  return [{ title: titles.login }]
}

const titles = { login: 'Sign in · Vouch', other: 'Start your free trial · Vouch' } as const

/** `member`: the payment step of whoever is signed in without a plan. */
type Mode = Arrival['mode'] | 'member'

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

  useEffect(() => {
    document.title = mode === 'login' ? titles.login : titles.other
  }, [mode])

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
    else return void lookForSession(asked)
    leaveBareAddress()

    async function lookForSession({ mode: wanted, returnTo }: Arrival) {
      const isLive = await hasLiveSession()
      // The page is about to load itself again, and has to know once more what is asked for.
      if (auth.read().name === 'leaving') return
      if (isLive && (!lacksPlan(session.read()) || returnTo.startsWith('/join')))
        return enter(returnTo === home ? '/app' : returnTo)
      if (isLive) setMode('member')
      else if (wanted === 'login') auth.send({ type: 'stale-found' })
      leaveBareAddress()
    }

    function leaveBareAddress() {
      if (text !== '') navigate('/auth', { replace: true, preventScrollReset: true })
    }
  }, [query, navigate, enter])

  const returnTo = arrival?.returnTo ?? home
  const creditsMoved = useCreditsMoved()
  const goOn = useCallback(async () => {
    const runs = (await hasLiveSession()) && !lacksPlan(session.read())
    if (runs) {
      // Whoever looked at the settings first has read a balance of nothing.
      await creditsMoved()
      enter(returnTo)
    }
    return runs
  }, [creditsMoved, enter, returnTo])

  if (arrival === null || state.name === 'exchanging' || state.name === 'leaving') return <Opening />
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
  if (mode === 'member') return <MemberTrial now={now} onBegun={goOn} onSignedOut={() => setMode('login')} />
  if (mode === 'payment' && handoff) {
    return (
      <PaymentScreen
        handoff={handoff}
        now={now}
        onBack={() => setMode('signup')}
        onAnotherCard={() => setMode('signup')}
        onDone={(begun) => started(handoff, begun)}
      />
    )
  }
  return <LoginScreen arrival={arrival} onSignUp={() => setMode('signup')} />

  /** It runs; what remains is the proof of the address, which Google has given already. */
  function started({ email, fromGoogle }: Handoff, begun: Begun) {
    setWritten(emptyForm)
    setHandoff(null)
    const what = begun === 'trial' ? 'Your free trial has started.' : 'Your Starter plan has started.'
    const notice = fromGoogle
      ? `${what} Sign in with Google to continue.`
      : `${what} Check your email (${email}) to verify your account and sign in.`
    if (fromGoogle) auth.send({ type: 'came-back', returnTo: home })
    setArrival({ ...arrivalOf(new URLSearchParams('mode=login')), notice, linkFor: fromGoogle ? null : email })
    setMode('login')
  }
}

/** Which form is wanted stands in the address, which the prerendered page does not know: until it is read there is no form
 *  that something could be written into and lost. Nor is there one in a page that an ended session loads again. */
function Opening() {
  return (
    <div className={styles.card}>
      <div className={styles.heading}>
        <h1 className={styles.title}>Your account</h1>
        <p className={styles.lead}>One moment...</p>
      </div>
    </div>
  )
}
