import { Link } from 'react-router'
import { PlansFrame } from './plans-frame.tsx'

/** The plans alone, for the home page. What credits buy, add-ons and savings stand on the page of prices. */
export function PlansSection() {
  return (
    <PlansFrame
      note={
        <>
          A verification is 10 credits; no verdict, no charge.{' '}
          <Link to="/pricing">What else credits buy, add-ons and savings</Link>
        </>
      }
    />
  )
}
