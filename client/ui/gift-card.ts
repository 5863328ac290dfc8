import { styled } from './theme.ts'

/** The form of a gift card. Below each field is room for its problem, so that nothing moves when one appears. */
export const GiftFormGrid = styled('form', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$m $l',
  paddingTop: '$xl',
  borderTop: '1px solid $line',
  '@md': {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > :not(.half)': { gridColumn: '1 / -1' },
  },
  '& .required-note': { fontSize: '$small', color: '$quiet' },
  '& .mark': { color: '$danger' },
  '& .error, & .below': { minHeight: '1.55em', lineHeight: '$snug' },
  '& .below': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '0 $l' },
  '& .count': {
    marginInlineStart: 'auto',
    fontSize: '$small',
    color: '$quiet',
    fontVariantNumeric: 'tabular-nums',
    '@scriptless': { display: 'none' },
  },
  '& select, & button': { width: '100%' },
  '& button': { minHeight: 'calc($sizes$control + 2px)' },
})

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
