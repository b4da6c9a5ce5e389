import styles from './brand.module.css'
import { type BrandComponent, type BrandTone, brandSheet } from './brand-drawing.ts'

interface BrandLogoProps {
  component: BrandComponent
  tone: BrandTone
  width: number
  height: number
  label: string
}

/** The logo as the files hold it: the same shapes. */
export function BrandLogo({ component, tone, width, height, label }: BrandLogoProps) {
  const { ground, shapes } = brandSheet({ component, tone, width, height })
  return (
    <svg className={styles.logo} width={width} height={height} viewBox={`0 0 ${width} ${height}`} role="img">
      <title>{label}</title>
      {ground && <rect width={width} height={height} fill={ground} />}
      {shapes.map(({ d, scale, x, y, colour, stroke }) => (
        <path
          key={d}
          d={d}
          transform={`translate(${x} ${y}) scale(${scale})`}
          fill={stroke ? 'none' : colour}
          {...(stroke && { stroke: colour, strokeWidth: stroke.width, strokeLinejoin: stroke.join })}
          strokeLinecap="round"
        />
      ))}
    </svg>
  )
}
