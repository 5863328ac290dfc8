import { styled } from './theme.ts'

/** What is left on a gift card, drawn as the card itself. */
export const BalanceCard = styled('section', {
  display: 'grid',
  alignContent: 'space-between',
  gap: '$l',
  maxWidth: '26rem',
  minHeight: '15rem',
  padding: '$xl',
  border: '1px solid $nightLine',
  borderBlockEnd: '6px solid $accentLine',
  borderRadius: '$medium',
  backgroundColor: '$night',
  color: '$onNight',
  '&:focus': { outline: '2px solid $colors$accent', outlineOffset: '3px' },
  '& h2': { fontSize: '$body', fontWeight: '$semibold', letterSpacing: 0, color: '$onNightQuiet' },
  '& .amount': {
    fontSize: '$display',
    fontWeight: '$semibold',
    lineHeight: '$tight',
    fontVariantNumeric: 'tabular-nums',
  },
  '& .quiet': { color: '$onNightQuiet' },
})
