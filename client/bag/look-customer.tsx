import { styled } from '../ui/theme.ts'

/** A reward and its button, which stay beside each other in a narrow summary. */
export const RewardLine = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '$m',
})

/** A second way to the checkout, with the address and card that it uses. */
export const LastTimeForm = styled('form', {
  display: 'grid',
  gap: '$s',
  fontSize: '$small',
  color: '$quiet',
  overflowWrap: 'anywhere',
})
