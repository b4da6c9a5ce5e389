import { useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { hasLiveSession } from '../api/account.ts'
import { session } from '../api/session.ts'
import { type Arrival, arrivalOf, home } from './arrival.ts'
import { forgetEverything } from './forget.ts'
import { LoginScreen } from './login-screen.tsx'
import { SignUpScreen } from './sign-up-screen.tsx'

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
  const handled = useRef<string | null>(null)

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
    if (asked.forget) forgetEverything()
    else void enter(asked)
    if (text !== '') navigate('/auth', { replace: true, preventScrollReset: true })

    async function enter({ mode: wanted, returnTo }: Arrival) {
      if (await hasLiveSession()) navigate(returnTo === home ? '/app' : returnTo, { replace: true })
      else if (wanted === 'login') session.clear()
    }
  }, [query, navigate])

  if (arrival && mode === 'signup') return <SignUpScreen onSignIn={() => setMode('login')} />
  return <LoginScreen arrival={arrival ?? arrivalOf(new URLSearchParams('mode=login'))} />
}
