/** Which demonstration plays and where each stands: pictures in a row, one at a time, like a film without a projector of its own. */

export interface Player {
  /** At most one plays. */
  playing: number | null
  /** The picture that each shows. */
  frames: readonly number[]
}

export type PlayerAction = { toggle: number } | 'tick'

/** Before anything is played each shows its last picture, which is the one that says most. */
export function restingPlayer(lengths: readonly number[]): Player {
  return { playing: null, frames: lengths.map((length) => length - 1) }
}

/** @param lengths how many pictures each demonstration has.
 *  @returns the state after a click on one of them, or after the time of one picture. */
export function playerAfter(player: Player, action: PlayerAction, lengths: readonly number[]): Player {
  const last = (index: number) => (lengths[index] ?? 1) - 1
  if (action === 'tick') {
    const { playing, frames } = player
    if (playing === null) return player
    const next = Math.min(last(playing), (frames[playing] ?? 0) + 1)
    return { playing: next === last(playing) ? null : playing, frames: frames.with(playing, next) }
  }
  const { toggle } = action
  if (player.playing === toggle) return { ...player, playing: null }
  // What had come to its end begins anew; what was paused goes on.
  const ended = player.frames[toggle] === last(toggle)
  return { playing: toggle, frames: ended ? player.frames.with(toggle, 0) : player.frames }
}
