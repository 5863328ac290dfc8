interface Delivered {
  isShipped: boolean
  isPickedUp: boolean
}

/** The name of the first step, after what the order needs. */
export function firstStepName({ isShipped, isPickedUp }: Delivered) {
  if (isShipped) return 'checkout.stepShipping' as const
  return isPickedUp ? ('pickup.inStore' as const) : ('checkout.contact' as const)
}
