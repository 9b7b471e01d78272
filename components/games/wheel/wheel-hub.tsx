import { Icon } from '@/components/ui/icon'

/** The middle of a wheel that cannot be turned here. */
export const WheelHub = () => (
  <span className="game-wheel-hub" aria-hidden>
    <Icon name="heart" size={28} />
  </span>
)
