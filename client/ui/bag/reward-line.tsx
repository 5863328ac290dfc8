import { styled } from '../theme.ts'

/** A reward and its button, which stay beside each other in a narrow summary. */
export const RewardLine = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '$m',
})
