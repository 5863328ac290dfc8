/** Resets a popover to a normal block, used from the large breakpoint on. */
export const inPlace = {
  display: 'block',
  position: 'static',
  width: 'auto',
  height: 'auto',
  margin: 0,
  padding: 0,
  border: 0,
  overflow: 'visible',
  background: 'none',
} as const
