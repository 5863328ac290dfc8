import { styled } from './theme.ts'

/** A second way to the checkout, which says what it takes. */
export const LastTimeForm = styled('form', {
  display: 'grid',
  gap: '$s',
  fontSize: '$small',
  color: '$quiet',
  overflowWrap: 'anywhere',
})
