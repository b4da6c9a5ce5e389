import { automaticCreditsMax } from '@vouch/contract'
import { useState } from 'react'
import { Trouble } from './head.tsx'
import { useDeed } from './use-ask.ts'

/** Whether badges appear without a press, with what that sends and costs. */
export function AutomaticSwitch({ automatic }: { automatic: boolean }) {
  const settle = useDeed('settle')
  const [wanted, setWanted] = useState(automatic)
  const settled = async (next: boolean) => {
    setWanted(next)
    if ((await settle.run({ automatic: next })) === null) setWanted(automatic)
  }
  return (
    <section>
      <label className="switch">
        <input type="checkbox" checked={wanted} onChange={(event) => settled(event.target.checked)} />
        <span>
          Show badges automatically
          <span className="quiet about">
            The link of each profile you open is sent. 1 credit each, up to {automaticCreditsMax} a day.
          </span>
        </span>
      </label>
      <Trouble failure={settle.failure} />
    </section>
  )
}
