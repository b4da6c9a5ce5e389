import { useEffect, useState } from 'react'
import { type Player, playerAfter, restingPlayer } from './demo-player.ts'

export interface DemoLength {
  frames: number
  frameMs: number
}

/** @returns the state of all demonstrations and the function that plays or pauses one. */
export function useDemoPlayer(demos: readonly DemoLength[]): [Player, (index: number) => void] {
  const [lengths] = useState(() => demos.map(({ frames }) => frames))
  const [player, setPlayer] = useState(() => restingPlayer(lengths))
  const { playing } = player
  const frameMs = playing === null ? null : (demos[playing]?.frameMs ?? null)
  useEffect(() => {
    if (frameMs === null) return
    const timer = setInterval(() => setPlayer((now) => playerAfter(now, 'tick', lengths)), frameMs)
    return () => clearInterval(timer)
  }, [frameMs, lengths])
  return [player, (toggle) => setPlayer((now) => playerAfter(now, { toggle }, lengths))]
}
