import { styled } from '#client/ui/theme.ts'

/** The mark above one sentence, on the footer’s ground. */
export const Workshop = styled('div', {
  display: 'grid',
  justifyItems: 'center',
  gap: '$l',
  marginBottom: '$xxxl',
  textAlign: 'center',
  fontStyle: 'italic',
  fontSize: '$lead',
})
