import { styled } from './theme.ts'

/** Arrows for those with a mouse and without a wheel to the side; a finger needs none. */
export const TrackArrows = styled('div', {
  display: 'none',
  alignItems: 'center',
  gap: '$s',
  '@lg': { display: 'flex', '@scriptless': { display: 'none' } },
})
