import { styled } from './theme.ts'

/** Arrows for mouse users; touch screens scroll without them. */
export const TrackArrows = styled('div', {
  display: 'none',
  alignItems: 'center',
  gap: '$s',
  '@lg': { display: 'flex', '@scriptless': { display: 'none' } },
})
