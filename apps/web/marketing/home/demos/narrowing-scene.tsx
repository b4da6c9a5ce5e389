import { number, range, trustTone } from '@vouch/presentation'
import { ToleranceMark } from '../../../ui/tolerance-mark.tsx'
import { narrowingCreators } from './recorded-creators.ts'
import styles from './scenes.module.css'

/** The same two creators with ever more evidence: what the engine says at each stage, and in between a glide from one to the next. */

const framesPerStage = 14
/** The rest of a stage stands still, to be read. */
const glideFrames = 5
const stageCount = 4
export const narrowingFrames = stageCount * framesPerStage

export function NarrowingScene({ frame }: { frame: number }) {
  const stage = Math.min(stageCount - 1, Math.floor(frame / framesPerStage))
  const share = Math.min(1, ((frame % framesPerStage) + 1) / glideFrames)
  return (
    <div className={styles.narrowing}>
      {narrowingCreators.map(({ handle, name, stages }) => {
        const to = stages[stage]
        if (!to) return null
        const from = stages[Math.max(0, stage - 1)] ?? to
        const between = (side: 'score' | 'low' | 'high') =>
          from.trust[side] + (to.trust[side] - from.trust[side]) * share
        const [value, low, high] = [between('score'), between('low'), between('high')]
        const { band } = to.trust
        return (
          <div key={handle} className={styles.narrowed}>
            <p className={styles.narrowedHead}>
              <b>{name}</b>
              <span>
                {stages
                  .slice(0, stage + 1)
                  .map(({ evidence }) => evidence)
                  .join(' ')}
              </span>
            </p>
            <p className={styles.narrowedFigure}>
              <b>{number(value, 0)}</b>
              <span>{band}</span>
              <span className={styles.narrowedRange}>{range(low, high)}</span>
            </p>
            <ToleranceMark
              size="wide"
              value={value}
              low={low}
              high={high}
              tone={trustTone(band)}
              words={`Trust ${number(value, 0)}, range ${range(low, high)}`}
            />
          </div>
        )
      })}
    </div>
  )
}
