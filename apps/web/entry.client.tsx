import { StrictMode, startTransition, useEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { firstDrawing } from './ui/first-drawing.ts'
import { whenIdle } from './ui/when-idle.ts'

/** The start in the browser. A public page comes alive in slices, because it can be read and scrolled already; the product shows nothing before it is
 *  drawn, and is drawn in one go. */

const isProduct = /^\/(app|dashboard)(\/|$)/.test(location.pathname)

function Start() {
  const [inSlices, setInSlices] = useState(!isProduct)
  // The router is drawn again by it, which what the first page still waits for goes before.
  useEffect(() => void firstDrawing.then(whenIdle).then(() => startTransition(() => setInSlices(true))), [])
  return <StrictMode>{inSlices ? <HydratedRouter /> : <HydratedRouter useTransitions={false} />}</StrictMode>
}

function start(): void {
  hydrateRoot(document, <Start />)
}

if (isProduct) start()
else startTransition(start)
